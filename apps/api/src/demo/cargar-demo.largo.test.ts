import type { Certificado } from '@colega/contract/certificados';
import type { Liquidacion } from '@colega/contract/dinero';
import type { Legajo, LegajoDeLista, zBandeja, zFilasDeBandeja } from '@colega/contract/legajos';
import type { rutasDePersonas } from '@colega/contract/perfil';
import { esTextoLegible } from '@colega/contract/primitives';
import { advertenciasDe, type Valores } from '@colega/domain/certificados';
import { ESTADOS_DE_LEGAJO, ESTADOS_DE_OBSERVACION } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { conciliar } from '../modules/dinero/conciliacion/conciliar.service.ts';
import type { AlmacenDeImagenes } from '../modules/media/almacenes/almacen.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';
import { crearPasarelasFalsas } from '../testing/dinero/pasarelas-falsas.ts';
import { cargarDemo } from './cargar-demo.ts';
import { FORMULARIOS } from './certificados/valores.ts';

const HOY = '2026-11-20';
let prueba: AppDePrueba;
let otra: AppDePrueba;
let trabajo: NodeJS.CpuUsage;
const guardadas = new Map<string, Uint8Array>();
const almacen: AlmacenDeImagenes = {
  guardar: async (clave, bytes) => void guardadas.set(clave, bytes),
  leer: async (clave) => guardadas.get(clave) ?? null,
  borrar: async (clave) => void guardadas.delete(clave),
};
beforeAll(async () => {
  const ahora = new Date(`${HOY}T15:00:00Z`);
  prueba = await crearAppDePrueba({ ahora });
  otra = await crearAppDePrueba({ ahora });
  const antes = process.cpuUsage();
  await cargarDemo(prueba.db, HOY, almacen);
  trabajo = process.cpuUsage(antes);
});
afterAll(async () => {
  await prueba.cerrar();
  await otra.cerrar();
});

const personaDe = async (username: string): Promise<number> => {
  const { persona_id } = await prueba.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return persona_id;
};

const todos = async (username: string): Promise<LegajoDeLista[]> => {
  const pedir = await prueba.conSesion(username);
  return (await pedir('GET', `/legajos?persona.id=${await personaDe(username)}&limit=100`)).json<{
    items: LegajoDeLista[];
  }>().items;
};

test('mgarcia tiene más de 60 legajos, en todos los estados y de los dos cálculos', async () => {
  const legajos = await todos('mgarcia');
  expect(legajos.length).toBeGreaterThan(60);
  expect(new Set(legajos.map(({ estado }) => estado.clave))).toEqual(new Set(ESTADOS_DE_LEGAJO));
  expect(new Set(legajos.map(({ automatico }) => automatico))).toEqual(new Set([true, false]));
  expect(legajos[0]?.fecha).toBe(HOY);
});

test.each(['mgarcia', 'lrodriguez', 'csosa', 'dvera'])(
  '%s está al día y verificada: tiene su credencial',
  async (username) => {
    const pedir = await prueba.conSesion(username);
    const persona_id = await personaDe(username);
    expect((await pedir('GET', `/personas/${persona_id}`)).json()).toMatchObject({
      es_activo_al_dia_y_verificado: true,
    });
    expect((await pedir('GET', `/carnets/vigente/${persona_id}`)).statusCode).toBe(200);
  },
);

test('csosa tiene electromecánica y gas; nnuevo, nada', async () => {
  const rubros = new Set((await todos('csosa')).map(({ rubro }) => rubro.nombre));
  expect(rubros).toEqual(new Set(['Electromecánica', 'Instalaciones de gas']));
  expect(await todos('nnuevo')).toEqual([]);
});

test('mgarcia tiene algo de cada cosa que un legajo puede estar esperando hoy', async () => {
  const pedir = await prueba.conSesion('mgarcia');
  const legajos = await Promise.all(
    (await todos('mgarcia')).map(async ({ id }) => (await pedir('GET', `/legajos/${id}`)).json<Legajo>()),
  );
  const hay = (que: (legajo: Legajo) => boolean) => legajos.filter(que).length;
  const ampliacion = (legajo: Legajo) => legajo.detalles.at(-1);
  const enBorrador = ({ estado }: Legajo) => estado.clave === 'borrador';
  const orden = (legajo: Legajo, circuito: 'cep' | 'timbrado', estado: string) =>
    legajo[`ultima_orden_${circuito}_generado`]?.estado === estado;
  const casos: Record<string, (legajo: Legajo) => boolean> = {
    'ampliación en borrador': (l) => l.falta.includes('confirmar_ampliacion'),
    'ampliación confirmada que debe': (l) =>
      ampliacion(l)?.tipo_contrato === 'ampliacion' && ampliacion(l)?.estado.clave === 'confirmado' && !l.cep_cumplido,
    'ampliación visada': (l) => l.tipo_contrato === 'ampliacion' && l.estado.clave === 'visado' && l.cep_cumplido,
    'observado, todo se corrige': (l) => l.edicion === 'todo' && !enBorrador(l),
    'observado, con pagos': (l) => l.edicion === 'sin_montos',
    'borrador de modalidad especial': (l) => l.falta.includes('confirmar_en_el_distrito'),
    'exento o del Colegio': (l) => l.estado_cep === 'no_requerido',
    'con franquicia': (l) => l.estado_timbrado.tipo === 'no_requerido' && l.estado_cep === 'exento',
    'plazo de timbrado corriendo': (l) => l.estado_timbrado.tipo === 'pendiente',
    'plazo de timbrado vencido': (l) => l.estado_timbrado.tipo === 'vencido',
    'cupón de CEP pendiente': (l) => orden(l, 'cep', 'pendiente'),
    'cupón de CEP pago': (l) => orden(l, 'cep', 'pago'),
    'cupón de timbrado pendiente': (l) => orden(l, 'timbrado', 'pendiente'),
    'cupón de timbrado pago, sin sellar': (l) => orden(l, 'timbrado', 'pago') && l.estado_timbrado.tipo === 'pago',
    'timbrado en el Colegio': (l) => l.estado_timbrado.tipo === 'interno',
    'listo para visar': (l) => l.falta.includes('visar'),
  };
  expect(Object.keys(casos).filter((caso) => hay(casos[caso] ?? (() => false)) === 0)).toEqual([]);
  const { rows } = await sql<{ circuito: string }>`
    select distinct circuito from ordenes_pago where estado = 'vencido' order by 1`.execute(prueba.db);
  expect(rows.map(({ circuito }) => circuito)).toEqual(['cep', 'matriculados', 'timbrados']);
});

test('mgarcia tiene cupones de cada estado y circuito, y una liquidación por hacer', async () => {
  const pedir = await prueba.conSesion('mgarcia');
  const total = async (query: string) => (await pedir('GET', `/orden_pagos?${query}`)).json().pagination.total_items;
  for (const circuito of ['cep', 'timbrados', 'matriculados'])
    for (const estado of ['pendiente', 'pago', 'vencida'])
      expect(await total(`circuito=${circuito}&estado=${estado}`), `${circuito} ${estado}`).toBeGreaterThan(0);
  const { id } = await prueba.db
    .selectFrom('personas as p')
    .innerJoin('usuarios as u', 'u.persona_id', 'p.id')
    .select('p.id')
    .where('u.username', '=', 'mgarcia')
    .executeTakeFirstOrThrow();
  const liquidacion = (await pedir('GET', `/liquidaciones/preLiquidacion/${id}`)).json<Liquidacion>();
  const que = (items: Liquidacion['sanciones']) =>
    items.map(({ descripcion, matricula }) => `${descripcion} ${matricula}`);
  expect(que(liquidacion.items_vencidos)).toEqual(['CUOTA 1 2026 T-12.345']);
  expect(que(liquidacion.items_vigentes)).toEqual(['CUOTA 2 2026 T-12.345', 'CUOTA 2 2026 T-18.902']);
  expect(liquidacion.sanciones).toHaveLength(1);
  expect(liquidacion.bonificaciones.map(({ concepto }) => concepto.key)).toEqual(['pago', 'bonificacion']);
  const matriculas = (await pedir('GET', `/matriculas?persona.id=${id}`)).json();
  expect(matriculas.items.filter((m: { estado: { nombre: string } }) => m.estado.nombre === 'Activo')).toHaveLength(2);
});

test('mgarcia tiene certificados de cinco tipos, uno anulado y un anexo con sus cuatro fotos; csosa, los de gas', async () => {
  const todosDe = async (username: string) =>
    (await (await prueba.conSesion(username))('GET', '/certificados')).json<{ items: Certificado[] }>().items;
  const suyos = await todosDe('mgarcia');
  expect(new Set(suyos.map(({ type }) => type))).toEqual(new Set(['caie', 'caie_er', 't1r', 't1g', 'anexa_in_situ']));
  expect(suyos.filter(({ estado }) => estado.clave === 'anulado').map(({ type }) => type)).toEqual(['caie']);
  expect(guardadas.size).toBe(4);
  const anexo = suyos.find(({ type }) => type === 'anexa_in_situ');
  expect((await prueba.pedir('GET', `/qr/certificados/${anexo?.codigo}`)).json()).toMatchObject({
    ...{ numero_certificado: anexo?.numero_certificado, referencia: anexo?.referencia?.numero_certificado },
    ...{ titular: expect.any(String), inmueble: expect.any(String) },
  });
  expect(new Set((await todosDe('csosa')).map(({ type }) => type))).toEqual(new Set(['eig']));
  for (const { type, numero_certificado, fecha_creacion } of suyos) {
    expect(numero_certificado).toContain(fecha_creacion.slice(0, 4));
    const { configuracion, valores } = FORMULARIOS[type];
    expect(advertenciasDe(type, { ...configuracion, ...valores } as Valores, HOY)).toEqual([]);
  }
});

const INGRESO = '/colegio/authentication_token';
const enLaBandeja = async (username: string) => {
  const pedir = await prueba.conSesion(username, INGRESO);
  const { colas } = (await pedir('GET', '/colegio/bandeja')).json<z.output<typeof zBandeja>>();
  const filas = await Promise.all(
    colas.map(async ({ cola }) =>
      (await pedir('GET', `/colegio/bandeja/${cola}?limit=100`)).json<z.output<typeof zFilasDeBandeja>>(),
    ),
  );
  return { colas, filas: filas.flatMap(({ items }) => items) };
};

test.each(['omesa', 'ovisado', 'operador'])('%s tiene trabajo en cada cola de su Bandeja', async (username) => {
  const { colas } = await enLaBandeja(username);
  expect(colas.filter(({ total }) => total === 0).map(({ nombre }) => nombre)).toEqual([]);
});

test('omatriculas tiene alguien en cada cola de personas', async () => {
  const pedir = await prueba.conSesion('omatriculas', INGRESO);
  const { colas } = (await pedir('GET', '/colegio/personas/colas')).json<
    z.output<typeof rutasDePersonas.colasDePersonas.response>
  >();
  expect(colas.filter(({ total }) => total === 0).map(({ nombre }) => nombre)).toEqual([]);
});

test('de dvera hay un solo legajo vencido; lo demás está en término', async () => {
  const suyos = (await enLaBandeja('ovisado')).filas.filter(({ tecnico }) => tecnico.apellido === 'Vera');
  const vencidos = suyos.filter(({ plazo }) => plazo.estado === 'vencido');
  expect(new Set(vencidos.map(({ id }) => id)).size).toBe(1);
  expect(new Set(suyos.map(({ id }) => id)).size).toBeGreaterThan(5);
});

test.each(['mgarcia', 'dvera'])(
  '%s tiene observaciones en cada estado, y una que volvió dos veces',
  async (username) => {
    const { rows } = await sql<{ estados: string[]; idas: number }>`
    with suyas as (select o.id, o.estado from legajo_observaciones o join legajos l on l.id = o.legajo_id
      join usuarios u on u.persona_id = l.persona_id where u.username = ${username})
    select (select array_agg(distinct estado order by estado) from suyas) as estados,
      (select max(n)::int from (select count(*) as n from observacion_hechos h
        where h.observacion_id in (select id from suyas) and h.accion = 'responder' group by h.observacion_id) x) as idas`.execute(
      prueba.db,
    );
    expect(rows[0]).toEqual({ estados: [...ESTADOS_DE_OBSERVACION].sort(), idas: 2 });
  },
);

test('nnuevo no debe nada, y nadie ve lo de otro', async () => {
  const pedir = await prueba.conSesion('nnuevo');
  const { persona_id } = await prueba.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', 'nnuevo')
    .executeTakeFirstOrThrow();
  expect((await pedir('GET', `/liquidaciones/preLiquidacion/${persona_id}`)).json()).toMatchObject({
    importe_total: '0.00',
    items_vigentes: [],
  });
  expect((await pedir('GET', '/orden_pagos')).json().pagination.total_items).toBe(0);
  expect((await pedir('GET', `/liquidaciones/resumen_cuenta/${persona_id}`)).json().resumen).toEqual([]);
});

test('cada cambio de la historia quedó anotado, y lo guardado es lo que dicen las reglas', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from legajos l where l.version <> (
      select count(*) from auditoria a where a.entidad = 'legajo' and a.entidad_id = l.id
        -- noted, and the file stays as it is (S-275)
        and a.accion <> 'anular_certificado')`.execute(prueba.db);
  expect(rows[0]?.n).toBe(0);
});

test('jperez tiene legajos de antes de su bloqueo', async () => {
  const legajos = await todos('jperez');
  expect(new Set(legajos.map(({ estado }) => estado.clave)).size).toBeGreaterThan(2);
});

test('los bloqueos y los contextos son los de la historia', async () => {
  const crear = async (username: string) => (await prueba.conSesion(username))('POST', '/legajos', { payload: {} });
  expect((await crear('jperez')).statusCode).toBe(403);
  expect((await crear('lrodriguez')).statusCode).toBe(422);
  await expect(prueba.conSesion('operador')).rejects.toThrow('no está habilitado');
});

const huella = async (app: AppDePrueba): Promise<unknown> => {
  const { rows } = await sql`
    select md5(string_agg(t, '|' order by t)) from (
      select concat_ws(',', l.numero_legajo, l.fecha, l.estado_id, l.comitentes_busqueda, d.monto) as t
      from legajos l join legajo_detalles d on d.legajo_id = l.id
      union all select concat_ws(',', cuit, apellido, codigo_qr) from personas
      union all select c.respuesta::text from calculos_honorarios c
      union all select concat_ws(',', circuito, estado, monto_total, vencimiento) from ordenes_pago
      union all select concat_ws(',', numero, hash, fecha) from cvds
      union all select concat_ws(',', numero_certificado, codigo, fecha_creacion, estado, datos) from certificados
      union all select concat_ws(',', clave, bytes) from media_objects
      union all select concat_ws(',', cuando, quien, accion, desde, hasta, motivo) from auditoria
        -- who signed in to look at it is no part of the story
        where entidad <> 'sesion') x`.execute(app.db);
  return rows;
};

test('el mismo día da los mismos datos, y una base con usuarios no se toca', async () => {
  expect(await cargarDemo(otra.db, HOY, almacen)).toBe(true);
  expect(await huella(otra)).toEqual(await huella(prueba));
  expect(await cargarDemo(otra.db, HOY, almacen)).toBe(false);
  // it is loaded whole while others work
}, 180_000);

test('todo lo que escribe se lee como se guarda', async () => {
  const { rows: tablas } = await sql<{ tabla: string }>`select table_name as tabla from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'media_contenidos'`.execute(
    prueba.db,
  );
  expect(tablas.length).toBeGreaterThan(30);
  for (const { tabla } of tablas) {
    const { rows } = await sql<{ fila: string }>`select t::text as fila from ${sql.table(tabla)} t`.execute(prueba.db);
    expect(
      rows.filter(({ fila }) => !esTextoLegible(fila)),
      tabla,
    ).toEqual([]);
  }
});

// The limit is on the demo's own CPU time, not on the clock.
test('carga con pocos segundos de trabajo', () => {
  expect((trabajo.user + trabajo.system) / 1e6).toBeLessThan(15);
});

test('el dinero de la demo coincide de punta a punta', async () => {
  const momento = { ahora: prueba.ahora(), hoy: HOY, dias: 90 };
  expect(await conciliar(prueba.db, crearPasarelasFalsas().pasarelas, momento)).toEqual([]);
});
