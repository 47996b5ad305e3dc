import { afterAll, beforeAll, expect, test } from 'vitest';
import { bloqueo, matricula, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { abrirCausa } from './causas.service.ts';

let prueba: AppDePrueba;
let pedir: Pedir;
let maria: UsuarioDePrueba;
let otra: UsuarioDePrueba;

const EL_COLEGIO = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const situacion = { class: 'info', mensaje: 'En análisis.' } as const;

beforeAll(async () => {
  prueba = await crearAppDePrueba({
    ahora: new Date('2026-03-10T15:00:00Z'),
    entorno: { PUBLIC_URL: 'https://colega.example/' },
  });
  const datos = {
    verificado: true,
    imagen_perfil: 'mgarcia.png',
    domicilio_calle: 'Calle 49',
    domicilio_numero: '1245',
    domicilio_piso: '2',
    domicilio_departamento: 'B',
    telefonos: JSON.stringify([{ codigo_area: '221', numero: '4556677', tipo_contacto: 'R' }]),
  };
  maria = await usuario(prueba.db, 'mgarcia', { datos });
  otra = await usuario(prueba.db, 'csosa');
  await matricula(prueba.db, maria.persona.id, { codigo: 'T-12.345' });
  await matricula(prueba.db, maria.persona.id, { codigo: 'R-99.001', estado: 'registro' });
  await matricula(prueba.db, otra.persona.id);
  pedir = await prueba.conSesion('mgarcia');
});
afterAll(() => prueba.cerrar());

const listar = async (path: string) => (await pedir('GET', path)).json();

test('la persona de la sesión, con todo lo que la especificación nombra [API-011, DAS-020, PER-008]', async () => {
  const respuesta = await pedir('GET', `/personas/${maria.persona.id}`);
  expect(respuesta.json()).toMatchObject({
    id: maria.persona.id,
    nombre: maria.persona.nombre,
    apellido: maria.persona.apellido,
    documento: maria.persona.cuit.slice(2, 10),
    domicilio_legal: null,
    cuit: maria.persona.cuit,
    email: maria.persona.email,
    imagen_perfil: { content_url: expect.stringContaining(`/personas/${maria.persona.id}/imagen?`) },
    domicilio_real: { calle: 'Calle 49', numero: '1245', piso: '2', departamento: 'B' },
    telefonos: [{ codigo_area: '221', numero: '4556677', tipo_contacto: 'R' }],
    codigo_qr: maria.persona.codigo_qr,
    enlace_qr: `https://colega.example/#/qr/${maria.persona.codigo_qr}`,
    es_activo_al_dia_y_verificado: true,
    distrito: { nombre: 'Distrito I' },
    matriculas: [{ codigo: 'T-12.345' }, { codigo: 'R-99.001' }],
  });
});

test('las matrículas de la persona, con su estado, título e institución [API-012, DAS-021, PER-009]', async () => {
  const { items } = await listar(`/matriculas?persona.id=${maria.persona.id}`);
  expect(items).toMatchObject([
    {
      codigo: 'T-12.345',
      estado: { id: 1, nombre: 'Activo', abreviatura: 'T', color: '#d3f9d8', color_texto: '#1b5e2b' },
      fecha_alta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      titulo: { codigo: expect.any(String), descripcion: expect.any(String) },
      institucion: { nombre: expect.any(String) },
    },
    { codigo: 'R-99.001', estado: { nombre: 'Registro', abreviatura: 'R' } },
  ]);
});

test('los colores de cada estado de matrícula salen de una tabla por id [DAS-022]', async () => {
  const filas = await prueba.db.selectFrom('estados_matriculas').select(['clave', 'color']).orderBy('id').execute();
  const color = Object.fromEntries(filas.map((fila) => [fila.clave, fila.color]));
  expect(color).toEqual({
    activo: '#d3f9d8',
    suspendido: '#ffe3e3',
    cancelado: '#ffe3e3',
    baja: '#ffe8cc',
    en_tramite: '#d0ebff',
    registro: '#d0ebff',
    anulado: '#e9ecef',
  });
});

test('de los bloqueos, solo los de un tipo visible, vigentes o no, con sus rangos [API-010, DAS-023, PER-010]', async () => {
  const visible = await bloqueo(prueba.db, maria.persona.id, ['quita_liquidar'], { motivo: 'Plan de pagos.' });
  const cerrado = await bloqueo(prueba.db, maria.persona.id, [], { vigente: false });
  const oculto = await bloqueo(prueba.db, maria.persona.id, []);
  await bloqueo(prueba.db, otra.persona.id, []);
  await prueba.db
    .updateTable('tipos_bloqueo')
    .set({ visible: false })
    .where('id', '=', oculto.tipo_bloqueo_id)
    .execute();
  const rangos = [
    { bloqueo_id: cerrado.id, estado: 'fin', fecha: '2026-02-01' },
    { bloqueo_id: cerrado.id, estado: 'inicio', fecha: '2026-01-05' },
  ] as const;
  await prueba.db.insertInto('bloqueos_rangos').values(rangos).execute();
  const { items } = await listar(`/bloqueos?persona.id=${maria.persona.id}`);
  expect(items).toEqual([
    {
      id: visible.id,
      tipo_bloqueo: {
        ...{ id: visible.tipo_bloqueo_id, nombre: 'Bloqueo de prueba', nombre_corto: 'BP', color: '#c92a2a' },
        visible: true,
      },
      vigente: true,
      motivo: 'Plan de pagos.',
      rangos: [],
    },
    expect.objectContaining({
      id: cerrado.id,
      vigente: false,
      rangos: [
        { estado: 'inicio', fecha: '2026-01-05' },
        { estado: 'fin', fecha: '2026-02-01' },
      ],
    }),
  ]);
});

test('las causas, las últimas primero y cinco si no se pide otra cosa [API-013, PER-011]', async () => {
  const momento = { ahora: prueba.ahora(), hoy: '2026-03-10', autor: EL_COLEGIO, cuit: maria.persona.cuit };
  for (const mes of [1, 2, 3, 4, 5, 6]) {
    const datos = {
      numero: `C-${mes}`,
      descripcion: 'Consulta.',
      estado: 'En trámite',
      situacion,
      vigente_desde: `2025-0${mes}-01`,
    };
    await abrirCausa(prueba.db, { ...momento, datos });
    await abrirCausa(prueba.db, { ...momento, cuit: otra.persona.cuit, datos: { ...datos, numero: `X-${mes}` } });
  }
  const { items, pagination } = await listar(`/causas?persona.id=${maria.persona.id}`);
  expect(items.map(({ numero }: { numero: string }) => numero)).toEqual(['C-6', 'C-5', 'C-4', 'C-3', 'C-2']);
  expect(items[0]).toMatchObject({
    numero: 'C-6',
    descripcion: 'Consulta.',
    vigente_desde: '2025-06-01',
    fecha_estado: '2026-03-10',
    estado: { nombre: 'En trámite', fecha: '2026-03-10' },
    situacion_actual: situacion,
  });
  expect(pagination).toEqual({ total_items: 6, current: 1, pages: 2 });
  expect((await listar(`/causas?persona.id=${maria.persona.id}&limit=2`)).items).toHaveLength(2);
  expect((await pedir('GET', `/causas?persona.id=${maria.persona.id}&limit=0`)).statusCode).toBe(422);
});

test('lo de otra persona responde como lo que no existe, y sin sesión no hay nada', async () => {
  const deNadie = await pedir('GET', '/personas/2147483647');
  const deOtra = await pedir('GET', `/personas/${otra.persona.id}`);
  expect([deOtra.statusCode, deOtra.json()]).toEqual([404, deNadie.json()]);
  for (const lista of ['matriculas', 'bloqueos', 'causas']) {
    const ajena = await pedir('GET', `/${lista}?persona.id=${otra.persona.id}`);
    expect([ajena.statusCode, ajena.json()], lista).toEqual([404, deNadie.json()]);
    expect((await prueba.pedir('GET', `/${lista}?persona.id=${maria.persona.id}`)).statusCode, lista).toBe(401);
  }
  expect((await prueba.pedir('GET', `/personas/${maria.persona.id}`)).statusCode).toBe(401);
});

test('la foto se lee con su dirección firmada, cinco minutos, y con ninguna otra', async () => {
  const { imagen_perfil } = await listar(`/personas/${maria.persona.id}`);
  const url: string = imagen_perfil.content_url;
  const abrir = (direccion: string) => prueba.app.inject({ method: 'GET', url: direccion });
  const imagen = await abrir(url);
  expect([imagen.statusCode, imagen.headers['content-type']]).toEqual([200, 'image/png']);
  expect(imagen.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  const deOtra = url.replace(`/personas/${maria.persona.id}/`, `/personas/${otra.persona.id}/`);
  const masTarde = url.replace(/vence=(\d+)/, (_, vence) => `vence=${Number(vence) + 60}`);
  for (const otraUrl of [deOtra, masTarde, url.replace(/firma=./, 'firma=~')])
    expect((await abrir(otraUrl)).statusCode, otraUrl).toBe(404);
  expect((await abrir(url.split('?')[0] ?? '')).statusCode).toBe(422);
  prueba.avanzar(5 * 60_000 + 1);
  expect((await abrir(url)).statusCode).toBe(404);
});
