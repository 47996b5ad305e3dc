import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import type { Rol } from '@colega/domain/permisos';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bloqueo, matricula, operador, persona, type UsuarioDePrueba, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';

const INGRESO = '/colegio/authentication_token';
const HOY = '2026-03-10';
const NADIE = 2_000_000_000;
const motivo = 'Nota 12/26';
let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let ajena: UsuarioDePrueba;
let uno: number;
let otro: number;
let marta: Pedir;
let mesa: Pedir;

const comoOperador = async (username: string, roles: readonly Rol[], distrito_id: number | null = null) => {
  await operador(prueba.db, username, { roles, distrito_id });
  return prueba.conSesion(username, INGRESO);
};
beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date(`${HOY}T15:00:00Z`), limiteDePedidos: 1_000_000 });
  [uno = 0, otro = 0] = (await prueba.db.selectFrom('distritos').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  const datos = { apellido: 'Núñez', nombre: 'María José', verificado: true, distrito_id: uno };
  maria = await usuario(prueba.db, 'mnunez', { datos });
  await matricula(prueba.db, maria.persona.id, { codigo: 'T-12.345' });
  ajena = await usuario(prueba.db, 'lejana', { datos: { apellido: 'Nuñes', nombre: 'Lejana', distrito_id: otro } });
  await matricula(prueba.db, ajena.persona.id, { codigo: 'T-12.399' });
  const tipo = { clave: 'ejercicio', nombre: 'Suspensión', nombre_corto: 'S', color: '#b42318', quita_ejercicio: true };
  await prueba.db.insertInto('tipos_bloqueo').values(tipo).execute();
  marta = await comoOperador('marta', ['matriculas']);
  mesa = await comoOperador('mesa-uno', ['mesa', 'matriculas'], uno);
});
afterAll(() => prueba.cerrar());

const buscar = async (texto: string, como: Pedir = marta, mas = '') => {
  const respuesta = await como('GET', `/colegio/personas?texto=${encodeURIComponent(texto)}${mas}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ items: { id: number; apellido: string }[]; pagination: { total_items: number } }>();
};
const halla = async (texto: string, como: Pedir = marta) => (await buscar(texto, como)).items.map(({ id }) => id);
const ficha = async (id = maria.persona.id, como: Pedir = marta) => {
  const respuesta = await como('GET', `/colegio/personas/${id}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<FichaDePersona>();
};
type Acto = { como?: Pedir; id?: number; version?: number };
const actuar = (path: string, payload: object = {}, { como = marta, id = maria.persona.id, version }: Acto = {}) =>
  como('POST', `/colegio/personas/${id}/${path}`, {
    payload,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const hacer = async (path: string, payload: object = {}, acto: Acto = {}) => {
  const respuesta = await actuar(path, payload, acto);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ version: number; message: string }>();
};
const historia = (id = maria.persona.id) =>
  prueba.db
    .selectFrom('auditoria')
    .select(['quien', 'accion', 'desde', 'hasta', 'motivo'])
    .where('entidad', '=', 'persona')
    .where('entidad_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
const publica = async (codigo = maria.persona.codigo_qr) =>
  (await prueba.pedir('GET', `/qr/personas/${codigo}`)).json();
const imagen = async (background: string) =>
  formularioDe(
    'file',
    'una.png',
    await sharp({ create: { width: 30, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );

describe('buscar', () => {
  test.each([
    ['por apellido sin tildes', () => 'nunez'],
    ['por nombre y apellido, en cualquier orden y a medias', () => 'JOSE, núñ'],
    ['por CUIT', () => maria.persona.cuit],
    ['por CUIT con guiones', () => maria.persona.cuit.replace(/^(..)(.*)(.)$/, '$1-$2-$3')],
    ['por documento', () => maria.persona.cuit.slice(2, 10)],
    ['por matrícula', () => 't-12.345'],
    ['por los números de la matrícula', () => '12345'],
  ])('%s', async (_, texto) => {
    expect(await halla(texto())).toEqual([maria.persona.id]);
  });

  test.each([
    ['Müller', 'muller'],
    ['Conceição', 'conceicao'],
    ['Škoda', 'skoda'],
    ['Nguyễn', 'NGUYEN'],
  ])('a %s se la encuentra por «%s», con cualquier tilde', async (apellido, escrito) => {
    const { id } = await persona(prueba.db, { apellido, distrito_id: uno, verificado: true });
    await matricula(prueba.db, id);
    expect(await halla(escrito)).toEqual([id]);
    expect(await halla(apellido)).toEqual([id]);
  });

  test('nadie responde a lo que no es de nadie, ni a un comodín', async () => {
    for (const texto of ['zzz', '%', '_', '99.999.999', 'T-98.765', '9'.repeat(40)])
      expect(await halla(texto)).toEqual([]);
  });

  test('el comienzo de una matrícula trae varias; un operador distrital, solo las de su distrito', async () => {
    expect((await halla('T-12.3')).sort()).toEqual([maria.persona.id, ajena.persona.id].sort());
    expect(await halla('T-12.3', mesa)).toEqual([maria.persona.id]);
    expect((await buscar('', mesa)).items.map(({ id }) => id)).not.toContain(ajena.persona.id);
    expect(await halla(ajena.persona.cuit, mesa)).toEqual([]);
  });

  test('por página y en orden, con cuántas son', async () => {
    const { items, pagination } = await buscar('nu', marta, '&limit=1');
    expect([items.map(({ apellido }) => apellido), pagination.total_items]).toEqual([['Nuñes'], 2]);
    expect((await buscar('nu', marta, '&limit=1&page=2')).items[0]?.apellido).toBe('Núñez');
  });
});

describe('la ficha', () => {
  test('trae lo que el Colegio tiene, y lo reservado a quien puede verlo', async () => {
    const leida = await ficha();
    expect(leida).toMatchObject({
      apellido: 'Núñez',
      usuario: { username: 'mnunez' },
      verificacion: { identidad: 'verificado', foto: 'sin_cargar', firma: 'sin_cargar' },
      matriculas: [{ codigo: 'T-12.345', verificacion_del_titulo: 'verificado' }],
      al_dia: { esta: true, deuda_desde: null, excepcion: null },
      sin_carnet_porque: null,
      legajos: null,
      cuenta: null,
      sesiones: [],
    });
    expect(leida.tipos_de_bloqueo).toContainEqual({
      ...{ clave: 'ejercicio', nombre: 'Suspensión', quita: ['ejercicio'], visible: true, se_usa: true },
    });
    const tesorera = await comoOperador('tesorera', ['tesoreria']);
    expect(await ficha(maria.persona.id, tesorera)).toMatchObject({
      cuenta: { adeudado: '0.00', a_favor: '0.00' },
      sesiones: null,
    });
  });

  test('lo de otro distrito contesta como lo que no existe: la ficha y cada acto', async () => {
    for (const id of [ajena.persona.id, NADIE]) {
      expect((await mesa('GET', `/colegio/personas/${id}`)).statusCode).toBe(404);
      for (const ruta of Object.values(rutasDeActosSobrePersonas)) {
        const payload = CUERPOS[ruta.path.split('/').at(-1) ?? ''];
        const pedido = 'archivo' in ruta ? await imagen('#123456') : { payload: payload ?? {} };
        const { statusCode, body } = await mesa('POST', ruta.path.replace(':id', String(id)), pedido);
        expect([ruta.path, statusCode, body]).toEqual([ruta.path, 404, body]);
      }
    }
    expect(await historia(ajena.persona.id)).toEqual([]);
  });

  test('quien es de un distrito no muda a nadie a otro, ni da altas en él', async () => {
    const mudar = { datos: { distrito_id: otro }, motivo };
    expect((await actuar('corregir', mudar, { como: mesa })).statusCode).toBe(404);
    const alta = { ...ALTA, distrito_id: otro };
    expect((await mesa('POST', '/colegio/personas', { payload: alta })).statusCode).toBe(404);
    expect((await ficha()).distrito.id).toBe(uno);
  });
});

const TITULO = { titulo_codigo: 'HYS', titulo_descripcion: 'Higiene y Seguridad', institucion: 'Instituto 9' };
const CAUSA = {
  ...{ numero: 'C-7', descripcion: 'Consulta', estado: 'En trámite' },
  situacion: { class: 'info', mensaje: 'En análisis' },
};
const CUERPOS: Readonly<Record<string, object>> = {
  corregir: { datos: { nombre: 'Otro' }, motivo },
  matriculas: { codigo: 'R-55.555', ...TITULO },
  cambiar_matricula: { matricula: 'T-12.345', datos: { estado: 'baja' }, motivo },
  titulo: { matricula: 'T-12.345', titulo: { institucion: 'Otra' }, motivo },
  verificar: { dato: 'identidad' },
  rechazar: { dato: 'foto', motivo },
  excepcion: { hasta: '2026-12-31', motivo },
  bloquear: { tipo: 'ejercicio', motivo },
  desbloquear: { tipo: 'ejercicio', motivo },
  sancionar: { matricula: 'T-12.345', importe: '1000', motivo },
  rehabilitar: { matricula: 'T-12.345', motivo },
  causas: CAUSA,
  anular_carnet: { motivo },
  cerrar_sesiones: { motivo },
};

describe('los actos', () => {
  test('corregir guarda lo anterior en la auditoría, con quién y por qué', async () => {
    const { version } = await ficha();
    const hecho = await hacer('corregir', { datos: { nombre: 'María Inés' }, motivo }, { version });
    expect(hecho.version).toBe(version + 1);
    expect((await historia())[0]).toMatchObject({
      ...{ quien: 'marta', accion: 'corregir_persona', motivo },
      ...{ desde: { nombre: 'María José' }, hasta: { nombre: 'María Inés' } },
    });
    expect(await halla('inés núñez')).toEqual([maria.persona.id]);
    expect((await actuar('corregir', { datos: { verificado: true }, motivo })).statusCode).toBe(422);
  });

  test('de dos sobre la misma versión hace una, y a la otra se le dice quién fue', async () => {
    const { version } = await ficha();
    const de = (nombre: string) => actuar('corregir', { datos: { nombre }, motivo }, { version });
    const juntas = await Promise.all([de('Ana'), de('Eva')]);
    expect(juntas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const rechazada = juntas.find(({ statusCode }) => statusCode === 412);
    expect(rechazada?.json().message).toMatch(/^A esta persona la cambió Persona \d+ Prueba el 10\/03\/2026/);
  });

  test('una matrícula más: queda por verificar, y con el código de otra no', async () => {
    const suya = { codigo: 'r-01.234', ...TITULO };
    await hacer('matriculas', suya);
    const { matriculas, verificacion } = await ficha();
    expect(matriculas.at(-1)).toMatchObject({ codigo: 'R-01.234', estado: { clave: 'registro' } });
    expect([matriculas.at(-1)?.verificacion_del_titulo, verificacion.identidad]).toEqual([
      'por_verificar',
      'verificado',
    ]);
    expect((await actuar('matriculas', { ...suya, codigo: 'T-12.399' })).statusCode).toBe(409);
    expect((await buscar('', marta, '&cola=por_verificar')).items.map(({ id }) => id)).toEqual([maria.persona.id]);
    await hacer('verificar', { dato: 'titulo', matricula: 'R-01.234' });
    expect((await buscar('', marta, '&cola=por_verificar')).items).toEqual([]);
    await hacer('cambiar_matricula', { matricula: 'R-01.234', datos: { estado: 'baja' }, motivo });
    expect((await ficha()).matriculas.at(-1)?.estado.clave).toBe('baja');
  });

  test('un bloqueo se lee en la página pública en ese momento, y levantado también', async () => {
    expect((await publica()).habilitado).toBe(true);
    await hacer('bloquear', { tipo: 'ejercicio', motivo });
    expect((await publica()).habilitado).toBe(false);
    expect(await ficha()).toMatchObject({ bloqueos: [{ clave: 'ejercicio', vigente: true, motivo }] });
    expect((await ficha()).sin_carnet_porque).toMatch(/poder ejercer/);
    expect((await hacer('bloquear', { tipo: 'ejercicio', motivo })).message).toMatch(/Ya tenía/);
    await hacer('desbloquear', { tipo: 'ejercicio', motivo });
    expect((await publica()).habilitado).toBe(true);
  });

  test('una sanción suspende y deja sin estar al día, con la excepción que se ponga', async () => {
    const { id } = (await usuario(prueba.db, 'sancionada', { datos: { verificado: true, distrito_id: uno } })).persona;
    await matricula(prueba.db, id, { codigo: 'T-33.333' });
    await hacer('sancionar', { matricula: 'T-33.333', importe: '15000,50', motivo }, { id });
    expect(await ficha(id)).toMatchObject({
      sanciones: [{ matricula: 'T-33.333', importe: '15000.50', pagada: false }],
      al_dia: { deuda_desde: HOY },
      matriculas: [{ estado: { clave: 'suspendido' } }],
    });
    await hacer('rehabilitar', { matricula: 'T-33.333', motivo }, { id });
    await hacer('excepcion', { hasta: '2026-12-31', motivo }, { id });
    expect((await ficha(id)).al_dia.excepcion).toEqual({ hasta: '2026-12-31', motivo });
    expect((await actuar('sancionar', { matricula: 'T-33.333', importe: 'mil', motivo }, { id })).statusCode).toBe(422);
  });

  test('una causa se abre y se pone al día', async () => {
    expect((await hacer('causas', CAUSA)).message).toMatch(/abierta/);
    expect((await hacer('causas', { ...CAUSA, estado: 'Archivada' })).message).toMatch(/actualizada/);
    expect((await ficha()).causas).toMatchObject([{ numero: 'C-7', estado: { nombre: 'Archivada' } }]);
  });

  test('las sesiones se cierran en el acto, y el enlace de ingreso sale por carta', async () => {
    const ella = await prueba.conSesion('mnunez');
    expect((await ficha()).sesiones).toHaveLength(1);
    expect((await ella('GET', '/rubros')).statusCode).toBe(200);
    await hacer('cerrar_sesiones', { motivo: 'Perdió el teléfono' });
    expect((await ella('GET', '/rubros')).statusCode).toBe(401);
    await hacer('enlace_de_ingreso');
    const cartas = await prueba.db
      .selectFrom('avisos')
      .select('evento')
      .where('persona_id', '=', maria.persona.id)
      .where('evento', '=', 'recuperacion')
      .execute();
    expect(cartas).toEqual([{ evento: 'recuperacion' }]);
    const sinUsuario = await persona(prueba.db, { distrito_id: uno });
    expect((await actuar('enlace_de_ingreso', {}, { id: sinUsuario.id })).statusCode).toBe(409);
  });

  test('sin el permiso, 403: mesa ve y no toca', async () => {
    const soloMesa = await comoOperador('solo-mesa', ['mesa']);
    expect((await ficha(maria.persona.id, soloMesa)).sesiones).toBeNull();
    for (const path of Object.keys(CUERPOS))
      expect([path, (await actuar(path, CUERPOS[path], { como: soloMesa })).statusCode]).toEqual([path, 403]);
  });

  test('las sesiones de quien opera por todo el Colegio no las cierra un distrito', async () => {
    const { id } = await operador(prueba.db, 'vecina-operadora', { roles: ['mesa'] });
    const { persona_id } = await prueba.db
      .selectFrom('usuarios')
      .select('persona_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await prueba.db.updateTable('personas').set({ distrito_id: uno }).where('id', '=', persona_id).execute();
    const cerrar = (como: Pedir) => actuar('cerrar_sesiones', { motivo }, { como, id: persona_id });
    expect([(await cerrar(mesa)).statusCode, (await cerrar(marta)).statusCode]).toEqual([404, 200]);
  });
});

const ALTA = {
  ...{ apellido: 'Ibáñez', nombre: 'Lía', cuit: '20-40111222-8', email: 'lia@example.com', username: 'libanez' },
  matriculas: [{ codigo: 'T-30.001', descripcion: 'Maestra Mayor de Obras', institucion: 'E.E.S.T. N.º 6' }],
};

test('de la nada a una credencial vigente, solo con pedidos', async () => {
  const dada = await marta('POST', '/colegio/personas', { payload: { ...ALTA, distrito_id: uno } });
  expect(dada.statusCode, dada.body).toBe(201);
  const { id } = dada.json<{ id: number }>();
  const colas = async () =>
    (await marta('GET', '/colegio/personas/colas')).json<{ colas: { cola: string; total: number }[] }>().colas;
  expect(await colas()).toMatchObject([
    { cola: 'altas', nombre: 'Altas', total: 2 },
    { cola: 'por_verificar', nombre: 'Datos y títulos por verificar', total: 1 },
  ]);
  expect((await actuar('carnet', {}, { id })).statusCode).toBe(409);
  for (const path of ['foto', 'firma'])
    expect((await marta('POST', `/colegio/personas/${id}/${path}`, await imagen('#446688'))).statusCode).toBe(200);
  await hacer('verificar', { dato: 'identidad' }, { id });
  expect((await actuar('carnet', {}, { id })).json().message).toBe(
    'Antes de emitir la credencial falta verificar: la foto, la firma y el título.',
  );
  for (const dato of ['foto', 'firma']) await hacer('verificar', { dato }, { id });
  await hacer('verificar', { dato: 'titulo', matricula: 'T-30.001' }, { id });
  const { version, sin_carnet_porque } = await ficha(id);
  expect(sin_carnet_porque).toBeNull();
  expect((await hacer('carnet', {}, { id, version })).message).toMatch(/^Credencial C-\d+ emitida/);
  const { carnets, es_activo_al_dia_y_verificado, codigo_qr } = await ficha(id);
  expect([carnets.length, carnets[0]?.estado, es_activo_al_dia_y_verificado]).toEqual([1, 'vigente', true]);
  expect(await publica(codigo_qr)).toMatchObject({ habilitado: true, imagen_perfil: expect.any(Object) });
  const con = async (dias: Partial<{ fecha: string; vencimiento: string }>) => {
    await prueba.db.updateTable('carnets').set(dias).where('persona_id', '=', id).execute();
    return (await ficha(id)).carnets[0]?.estado;
  };
  const { fecha = '', vencimiento = '' } = carnets[0] ?? {};
  expect(await con({ fecha: '2020-01-01', vencimiento: '2020-12-31' })).toBe('vencida');
  await hacer('bloquear', { tipo: 'ejercicio', motivo }, { id });
  expect(await con({ fecha, vencimiento })).toBe('sin_efecto');
  await hacer('desbloquear', { tipo: 'ejercicio', motivo }, { id });
  await hacer('anular_carnet', { motivo }, { id });
  expect((await ficha(id)).carnets[0]?.estado).toBe('anulada');
});

test('la dirección de una imagen es de esa imagen, aunque otra se cargue en el mismo minuto', async () => {
  const cargar = async (color: string) =>
    expect((await marta('POST', `/colegio/personas/${maria.persona.id}/foto`, await imagen(color))).statusCode).toBe(
      200,
    );
  const direccion = async () => (await ficha()).imagen_perfil?.content_url ?? '';
  const bajar = async (url: string) => (await prueba.app.inject({ method: 'GET', url })).statusCode;
  await cargar('#111111');
  const primera = await direccion();
  expect([await direccion(), await bajar(primera)]).toEqual([primera, 200]);
  await hacer('verificar', { dato: 'foto' });
  const { imagen_perfil: publicada } = (await publica()) as Pick<FichaDePersona, 'imagen_perfil'>;
  await cargar('#eeeeee');
  const segunda = await direccion();
  expect(segunda).not.toBe(primera);
  // The one that was verified is still the public one, and its address shows it and no other.
  const vista = async (url = '') => (await prueba.app.inject({ method: 'GET', url })).rawPayload;
  expect(await vista(publicada?.content_url)).toEqual(await vista(primera));
  expect(await vista(segunda)).not.toEqual(await vista(primera));
  await hacer('verificar', { dato: 'foto' });
  expect(await bajar(primera)).toBe(404);
});

test('quien no ve legajos no lee los de una persona en su ficha', async () => {
  expect((await ficha()).legajos).toBeNull();
  expect((await ficha(maria.persona.id, mesa)).legajos).toMatchObject({ total: 0 });
});

test('las colas son de su distrito, y un bloqueo que no se ve también se lee en la ficha', async () => {
  const deOtro = await comoOperador('mesa-otro', ['mesa'], otro);
  const total = async (como: Pedir) =>
    (await como('GET', '/colegio/personas/colas'))
      .json<{ colas: { total: number }[] }>()
      .colas.reduce((suma, cola) => suma + cola.total, 0);
  expect([await total(deOtro), await total(mesa)]).toEqual([1, 0]);
  await bloqueo(prueba.db, ajena.persona.id, ['quita_liquidar']);
  expect((await ficha(ajena.persona.id, deOtro)).bloqueos).toHaveLength(1);
});
