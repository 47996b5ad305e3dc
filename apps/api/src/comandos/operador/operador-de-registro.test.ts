import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIN_PASARELAS } from '../../modules/dinero/pasarelas/sin-pasarelas.ts';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { matricula, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let ana: UsuarioDePrueba;
let pedir: Pedir;
const carpeta = mkdtempSync(join(tmpdir(), 'colega-registro-'));
const ANA = ['--usuario', 'asuarez'];
const PAPEL = ['--motivo', 'Nota 12/26'];

beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date('2026-03-10T15:00:00Z') });
  const sinNada = { domicilio_calle: null, domicilio_numero: null, domicilio_localidad_id: null };
  ana = await usuario(prueba.db, 'asuarez', { datos: { apellido: 'Suárez', nombre: 'Ana', ...sinNada } });
  await matricula(prueba.db, ana.persona.id, { codigo: 'T-21.100', institucion: '' });
  pedir = await prueba.conSesion('asuarez');
});
afterAll(async () => {
  await prueba.cerrar();
  rmSync(carpeta, { recursive: true });
});

const { correr, rechazo } = consolaDe(() => ({ db: prueba.db, reloj: prueba.ahora, pasarelas: SIN_PASARELAS }));
const persona = async () => (await pedir('GET', `/personas/${ana.persona.id}`)).json();
const ultimo = () =>
  prueba.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'desde', 'hasta', 'motivo'])
    .where('entidad', '=', 'persona')
    .where('entidad_id', '=', ana.persona.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('corregir-persona', () => {
  test('lo que se publica va en un renglón, y nada que se lea distinto de como se guarda', async () => {
    await correr('corregir-persona', ...ANA, '--apellido', ' Suárez\n  Paz ', ...PAPEL);
    expect(await persona()).toMatchObject({ apellido: 'Suárez Paz' });
    expect(await rechazo('corregir-persona', ...ANA, '--apellido', 'OLBAP\u202EAICRAG', ...PAPEL)).toMatch(
      /--apellido tiene un carácter invisible/,
    );
    await correr('corregir-persona', ...ANA, '--apellido', 'Suárez', ...PAPEL);
  });

  test('completa lo que falta y corrige lo demás; lo que no se nombra queda, y lo de antes está en la historia', async () => {
    const domicilio = ['--calle', 'Calle 49', '--numero', '1245', '--piso', '2', '--localidad', '1900 La Plata'];
    const otros = ['--telefono', '(221) 455-6677', '--email', 'ana@example.com', '--nacimiento', '1975-04-18'];
    expect(await correr('corregir-persona', ...ANA, ...domicilio, ...otros, ...PAPEL)).toMatch(
      /^asuarez: email, fecha de nacimiento, calle, numero, piso, localidad, telefonos\.$/,
    );
    expect(await persona()).toMatchObject({
      nombre: 'Ana',
      email: 'ana@example.com',
      fecha_nacimiento: '1975-04-18',
      domicilio_real: { calle: 'Calle 49', numero: '1245', piso: '2', localidad: { nombre: 'La Plata' } },
      telefonos: [{ codigo_area: '221', numero: '4556677', tipo_contacto: 'R' }],
    });
    await correr('corregir-persona', ...ANA, '--piso', '-', '--legal-telefono', '11 40001234', ...PAPEL);
    expect(await ultimo()).toMatchObject({
      accion: 'corregir_persona',
      quien: 'Consola del servidor',
      motivo: 'Nota 12/26',
      desde: { domicilio_piso: '2' },
      hasta: { domicilio_piso: null },
    });
    expect((await persona()).telefonos).toHaveLength(2);
    expect((await persona()).domicilio_real).toMatchObject({ calle: 'Calle 49', piso: null });
  });

  test.each<[string, string[], RegExp]>([
    ['sin nada que cambie', ['--email', 'ana@example.com'], /ya está así/],
    ['sin ningún dato', [], /ya está así/],
    ['un correo sin arroba', ['--email', 'ana'], /correo no es válido/],
    ['un domicilio sin localidad', ['--legal-calle', 'Calle 8', '--legal-numero', '2'], /obligatorio/],
    ['una localidad que no hay', ['--localidad', '1900 Marte'], /no la conocemos/],
    ['un id de localidad que no hay', ['--localidad', '99999999'], /localidad/],
    ['un año de nacimiento imposible', ['--nacimiento', '2025-04-18'], /revisá el año/],
    ['una fecha que no es', ['--nacimiento', '18/04/1975'], /fecha/i],
    ['un teléfono sin área', ['--telefono', '4556677'], /código de área/],
    ['una calle larguísima', ['--calle', 'x'.repeat(51)], /50/],
    ['un apellido al revés', ['--apellido', 'Suá\u202Erez'], /./],
    ['el apellido vacío', ['--apellido', '-'], /./],
  ])('%s no se acepta, y nada cambia', async (_nombre, opciones, frase) => {
    const antes = await persona();
    expect(await rechazo('corregir-persona', ...ANA, ...opciones, ...PAPEL)).toMatch(frase);
    const sinFirma = ({ imagen_perfil: _, firma: __, ...resto }: Record<string, unknown>) => resto;
    expect(sinFirma(await persona())).toEqual(sinFirma(antes));
  });
});

describe('títulos y matrículas', () => {
  test('la institución se completa, y queda la de antes', async () => {
    const pedido = [...ANA, '--matricula', 'T-21.100', '--institucion', 'E.E.S.T. N.º 6', ...PAPEL];
    await correr('corregir-titulo', ...pedido);
    expect((await persona()).matriculas).toMatchObject([{ institucion: { nombre: 'E.E.S.T. N.º 6' } }]);
    expect(await ultimo()).toMatchObject({
      accion: 'corregir_titulo',
      desde: { matricula: 'T-21.100', institucion: '' },
      hasta: { institucion: 'E.E.S.T. N.º 6' },
    });
    expect(await rechazo('corregir-titulo', ...pedido)).toMatch(/ya está así/);
    expect(await rechazo('corregir-titulo', ...ANA, '--matricula', 'T-99.999', '--titulo', 'x', ...PAPEL)).toMatch(
      /no tiene la matrícula/,
    );
  });

  test('una matrícula nueva queda activa y un registro, registro; ni repetida ni mal escrita ni a futuro', async () => {
    const titulo = ['--titulo', 'Técnica en Gas', '--codigo', 'TGA', '--institucion', 'E.E.S.T. N.º 3'];
    const agregar = (codigo: string) => [...ANA, '--matricula', codigo, ...titulo];
    await correr('agregar-matricula', ...agregar('T-21.101'));
    await correr('agregar-matricula', ...agregar('R-02.201'), '--fecha', '2020-05-04');
    expect((await persona()).matriculas.slice(1)).toMatchObject([
      { codigo: 'T-21.101', fecha_alta: '2026-03-10', estado: { clave: 'activo' }, habilitada: true },
      { codigo: 'R-02.201', fecha_alta: '2020-05-04', estado: { clave: 'registro' }, habilitada: false },
    ]);
    expect(await rechazo('agregar-matricula', ...agregar('T-21.101'))).toMatch(/ya es de otra persona|ya/);
    expect(await rechazo('agregar-matricula', ...agregar('21101'))).toMatch(/T-12\.345/);
    expect(await rechazo('agregar-matricula', ...agregar('T-21.102'), '--fecha', '2027-01-01')).toMatch(/fecha/i);
  });
});

test('la foto y la firma que se cargan son las que se ven, sin lo que traía el archivo; la anterior queda', async () => {
  const archivo = join(carpeta, 'foto.jpg');
  const color = (background: string) =>
    sharp({ create: { width: 900, height: 700, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'secreto' } })
      .jpeg()
      .toBuffer();
  for (const background of ['#aa0000', '#00aa00']) {
    writeFileSync(archivo, await color(background));
    expect(await correr('cargar-foto', ...ANA, '--archivo', archivo)).toBe('asuarez: foto cargada.');
  }
  const url: string = (await persona()).imagen_perfil.content_url;
  const { rawPayload } = await prueba.app.inject({ url });
  const { width, height, format, exif } = await sharp(rawPayload).metadata();
  expect([width, height, format, exif]).toEqual([290, 360, 'png', undefined]);
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
  expect(await ultimo()).toMatchObject({
    accion: 'cargar_foto',
    desde: { foto: expect.stringMatching(/^imagen:\d+$/) },
  });
  await correr('cargar-firma', ...ANA, '--archivo', archivo);
  expect((await persona()).firma.content_url).toContain('/firma?');
  writeFileSync(archivo, 'no es una imagen');
  expect(await rechazo('cargar-foto', ...ANA, '--archivo', archivo)).not.toBe('');
  expect(await rechazo('cargar-foto', ...ANA, '--archivo', join(carpeta, 'nada.jpg'))).toMatch(/^No se puede leer/);
});

describe('corregir-matricula', () => {
  test('el estado y la fecha de alta se corrigen, con lo anterior en la historia', async () => {
    const codigo = 'T-21.100';
    const suya = [...ANA, '--matricula', codigo, ...PAPEL];
    await correr('corregir-matricula', ...suya, '--estado', 'baja', '--fecha', '2019-05-02');
    expect(await ultimo()).toMatchObject({
      desde: { matricula: codigo, estado: 'activo' },
      hasta: { matricula: codigo, estado: 'baja', fecha_alta: '2019-05-02' },
      motivo: 'Nota 12/26',
    });
    expect(await rechazo('corregir-matricula', ...suya, '--estado', 'baja')).toMatch(/ya está así/);
    expect(await rechazo('corregir-matricula', ...suya, '--estado', 'registro')).toContain('no puede estar en estado');
    expect(await rechazo('corregir-matricula', ...suya, '--estado', 'otro')).toContain('--estado tiene que ser activo');
    expect(await rechazo('corregir-matricula', ...suya, '--fecha', '2999-01-01')).not.toBe('');
    await correr('corregir-matricula', ...suya, '--estado', 'activo');
  });

  test('una persona pasa de distrito y queda verificada', async () => {
    const suya = [...ANA, ...PAPEL];
    expect(await correr('corregir-persona', ...suya, '--distrito', 'distrito_ii', '--verificada', 'si')).toBe(
      'asuarez: distrito, verificado.',
    );
    expect(await rechazo('corregir-persona', ...suya, '--distrito', 'distrito_99')).toContain('distrito_99');
    expect(await rechazo('corregir-persona', ...suya, '--verificada', 'quizás')).toContain('si, no');
  });
});
