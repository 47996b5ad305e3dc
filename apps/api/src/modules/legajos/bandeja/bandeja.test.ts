import { readFileSync } from 'node:fs';
import type { zFiltrables } from '@colega/contract/legajos';
import { COLAS, type Cola } from '@colega/domain/legajos';
import { puedeElOperador, ROLES } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { type BandejaDePrueba, bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { crearEscenario, EMPRESA, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

const UN_DIA = 86_400_000;

let e: Escenario;
let vida: Vida;
let bandeja: BandejaDePrueba;
let visado: Pedir;
let otroDistrito: number;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  bandeja = bandejaDe(e);
  visado = await bandeja.operar(['visado']);
  const distritos = await e.db.selectFrom('distritos').select('id').orderBy('id').execute();
  otroDistrito = distritos.at(-1)?.id ?? 0;
});
afterAll(() => e.prueba.cerrar());

const dondeEsta = async (id: number): Promise<Cola[]> => {
  const esta: Cola[] = [];
  for (const cola of COLAS) if ((await bandeja.ids(visado, cola, 'limit=100')).includes(id)) esta.push(cola);
  return esta;
};
const responder = async (id: number) => {
  const [observacion] = (await vida.leer(id)).observaciones;
  await e.mgarcia('POST', `/legajo_observaciones/${observacion?.id}/responder`, { payload: { texto: 'Así es' } });
};
const enOtroDistrito = async (): Promise<number> => {
  const { matricula_id, persona } = e.otra;
  await e.db.updateTable('personas').set({ distrito_id: otroDistrito }).where('id', '=', persona.id).execute();
  const cambios = { matricula_id, distrito_id: otroDistrito };
  const { id } = await vida.crear({ pedir: e.csosa, cambios });
  await vida.confirmar(id);
  return id;
};

test('un legajo va de una cola a otra con lo que le pasa, hasta que no espera nada del Colegio', async () => {
  const { id } = await vida.crear();
  expect(await dondeEsta(id)).toEqual([]);
  await vida.confirmar(id);
  expect(await dondeEsta(id)).toEqual(['para_revisar']);
  await vida.observar(id);
  expect(await dondeEsta(id)).toEqual([]);
  await responder(id);
  expect(await dondeEsta(id)).toEqual(['volvieron']);
  await vida.pagarCep(await vida.original(id));
  await vida.orden(await vida.original(id), { circuito: 'timbrados', estado: 'pago' });
  await e.db.updateTable('legajo_observaciones').set({ estado: 'aceptada' }).where('legajo_id', '=', id).execute();
  await vida.sellar(id);
  expect(await dondeEsta(id)).toEqual(['listos_para_visar']);
  await vida.visar(id);
  expect(await dondeEsta(id)).toEqual([]);
});

test('la modalidad especial espera que la confirmen, también recién creada; anulado, un legajo no espera nada', async () => {
  const { id } = await vida.crear({ modalidad: 'especial' });
  expect(await dondeEsta(id)).toEqual(['confirmaciones_especiales']);
  await vida.confirmarPorElColegio(id);
  expect(await dondeEsta(id)).toEqual(['para_revisar']);
  await vida.anular(id);
  expect(await dondeEsta(id)).toEqual([]);
});

test('cada fila dice de quién es, dónde es y hace cuánto espera, contra el plazo del Colegio', async () => {
  const { id, numero_legajo } = await vida.hasta('confirmado');
  const { items } = await bandeja.ver(visado, 'para_revisar', `texto=${numero_legajo}`);
  const { apellido, nombre, cuit } = e.persona;
  expect(items).toEqual([
    expect.objectContaining({
      ...{ id, numero_legajo, comitente: 'Fernández Ana Paula', toma: null, desde: '2026-03-20' },
      tecnico: { id: e.persona.id, apellido, nombre, cuit },
      matricula: expect.stringMatching(/^T-/),
      ubicacion: expect.stringContaining('Calle 50 1234, '),
      estado: expect.objectContaining({ clave: 'confirmado' }),
      rubro: { id: await e.idDe('rubros', 'obra_civil'), nombre: expect.any(String) },
      // One of those days is a holiday.
      plazo: { estado: 'en_termino', edad: 0, vence: '2026-03-30', texto: 'Vence en 5 días hábiles' },
    }),
  ]);
});

test('se busca por número, CUIT o nombre, del técnico o del comitente, sin acentos', async () => {
  const { id, numero_legajo } = await vida.hasta('confirmado');
  const { cuit } = e.persona;
  for (const texto of [String(numero_legajo), cuit, 'garcia', 'GARCÍA mar', '27-30111222-5', 'fernandez ana', '  '])
    expect([texto, await bandeja.ids(visado, 'para_revisar', `limit=100&texto=${encodeURIComponent(texto)}`)]).toEqual([
      texto,
      expect.arrayContaining([id]),
    ]);
  for (const texto of ['999999999', '20111111112', 'garcia fernandez', '%'])
    expect(await bandeja.ids(visado, 'para_revisar', `texto=${encodeURIComponent(texto)}`)).toEqual([]);
  const rubro = await e.idDe('rubros', 'instalaciones_de_gas');
  expect(await bandeja.ids(visado, 'para_revisar', `rubro_id=${rubro}`)).toEqual([]);
  for (const mal of ['rubro_id=x', 'vencidos=quizas', 'orden=azar', 'otra=1', 'page=0'])
    expect((await visado('GET', `/colegio/bandeja/para_revisar?${mal}`)).statusCode).toBe(422);
  expect((await visado('GET', '/colegio/bandeja/inventada')).statusCode).toBe(422);
});

test('lo que se corrige mientras espera se busca como quedó: sus comitentes y su técnico', async () => {
  const legajo = await vida.crear({ modalidad: 'especial' });
  const loHalla = async (texto: string) =>
    (await bandeja.ids(visado, 'confirmaciones_especiales', `texto=${encodeURIComponent(texto)}`)).includes(legajo.id);
  expect([await loHalla('fernandez'), await loHalla('constructora')]).toEqual([true, false]);
  const domicilio_real = { calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id };
  const comitentes = [{ cuit: EMPRESA, firmante: 'Ana', cargo: 'Presidente' as const, domicilio_real }];
  expect((await vida.editar(legajo.id, await vida.edicion(legajo, { comitentes }))).statusCode).toBe(200);
  expect([await loHalla('fernandez'), await loHalla('constructora')]).toEqual([false, true]);
  const apellidar = (apellido: string) =>
    e.db.updateTable('personas').set({ apellido }).where('id', '=', e.persona.id).execute();
  await apellidar('Zubizarreta');
  expect([await loHalla('garcia'), await loHalla('zubizarreta maria')]).toEqual([false, true]);
  await apellidar(e.persona.apellido);
});

test('a un distrito lo de otro no se le cuenta ni se le muestra, y pedirlo da 404', async () => {
  const { id: propio } = await vida.hasta('confirmado');
  const ajeno = await enOtroDistrito();
  const distrital = await bandeja.operar(['mesa'], e.persona.distrito_id);
  const vistos = await bandeja.ids(distrital, 'para_revisar', 'limit=100');
  expect([vistos.includes(propio), vistos.includes(ajeno)]).toEqual([true, false]);
  expect(await bandeja.ids(visado, 'para_revisar', `distrito_id=${otroDistrito}`)).toEqual([ajeno]);
  expect((await bandeja.contar(distrital)).para_revisar).toEqual([vistos.length, 0]);
  expect((await bandeja.contar(visado)).para_revisar).toEqual([vistos.length + 1, 0]);
  expect((await bandeja.contar(visado, `distrito_id=${otroDistrito}`)).para_revisar).toEqual([1, 0]);
  expect((await distrital('GET', `/colegio/bandeja?distrito_id=${otroDistrito}`)).statusCode).toBe(404);
  expect((await distrital('GET', `/colegio/bandeja/para_revisar?distrito_id=${otroDistrito}`)).statusCode).toBe(404);
  expect(await bandeja.ids(distrital, 'para_revisar', `limit=100&distrito_id=${e.persona.distrito_id}`)).toEqual(
    vistos,
  );
});

test('se filtra por los rubros del Colegio y por los distritos que se alcanzan', async () => {
  const filtrables = async (como: Pedir) =>
    (await como('GET', '/colegio/filtrables_de_bandeja')).json<z.output<typeof zFiltrables>>();
  const { rubros, distritos } = await filtrables(visado);
  expect(rubros).toContainEqual({ id: await e.idDe('rubros', 'obra_civil'), nombre: expect.any(String) });
  expect(distritos.map(({ id }) => id)).toEqual(expect.arrayContaining([e.persona.distrito_id, otroDistrito]));
  const distrital = await bandeja.operar(['mesa'], e.persona.distrito_id);
  expect((await filtrables(distrital)).distritos.map(({ id }) => id)).toEqual([e.persona.distrito_id]);
});

test.each(ROLES)('el rol %s ve la bandeja si su permiso lo dice', async (rol) => {
  const como = await bandeja.operar([rol]);
  const puede = puedeElOperador({ roles: [rol], distrito_id: null }, 'legajos.ver') === 'si';
  for (const path of ['/colegio/bandeja', '/colegio/bandeja/volvieron', '/colegio/filtrables_de_bandeja'] as const)
    expect((await como('GET', path)).statusCode).toBe(puede ? 200 : 403);
});

test('las colas que armó la actualización son las que dicen las reglas', async () => {
  await vida.hasta('visado');
  await vida.hasta('timbrado');
  await vida.hasta('borrador', { modalidad: 'especial' });
  await vida.hasta('confirmado', { modalidad: 'franquicia' });
  const { id: volvio } = await vida.hasta('timbrado');
  await vida.observar(volvio);
  await responder(volvio);
  const { id: ampliado } = await vida.hasta('visado');
  await vida.cambiarEstado(await vida.ampliar(ampliado), 'confirmado');
  const deColas = () =>
    e.db
      .selectFrom('legajo_colas')
      .select(['legajo_id', 'cola', 'persona_id', 'comitentes_busqueda'])
      .orderBy('legajo_id')
      .orderBy('cola')
      .execute();
  const segunLasReglas = await deColas();
  const desde = (migracion: string, comienzo: string) => {
    const texto = readFileSync(new URL(`../../../../migrations/${migracion}`, import.meta.url), 'utf8');
    const [hastaLasFunciones = ''] = texto.slice(texto.indexOf(comienzo)).split('create function');
    return sql.raw(hastaLasFunciones);
  };
  await e.prueba.comoDuenio(async (db) => {
    await db.deleteFrom('legajo_colas').execute();
    await sql`alter table legajo_colas alter persona_id drop not null, alter comitentes_busqueda drop not null`.execute(
      db,
    );
    await desde('0078_bandeja.sql', 'with contratos').execute(db);
    await desde('0120_buscar_en_la_bandeja.sql', 'update legajo_colas').execute(db);
  });
  expect(await deColas()).toEqual(segunLasReglas);
  expect(new Set(segunLasReglas.map(({ cola }) => cola)).size).toBeGreaterThan(4);
});

test('lo vencido se cuenta y se filtra; lo que espera hace más va primero', async () => {
  const antes = await bandeja.ids(visado, 'para_revisar', 'limit=100');
  e.prueba.avanzar(14 * UN_DIA);
  visado = await bandeja.operar(['visado']);
  e.mgarcia = await e.prueba.conSesion('mgarcia');
  const { id } = await vida.hasta('confirmado');
  expect(await bandeja.ids(visado, 'para_revisar', 'limit=100')).toEqual([...antes, id]);
  expect(await bandeja.ids(visado, 'para_revisar', 'limit=100&orden=recientes')).toEqual([id, ...antes.toReversed()]);
  expect(await bandeja.ids(visado, 'para_revisar', 'limit=100&vencidos=si')).toEqual(antes);
  expect((await bandeja.contar(visado)).para_revisar).toEqual([antes.length + 1, antes.length]);
  const { items, pagination } = await bandeja.ver(visado, 'para_revisar', 'limit=1&page=2');
  expect([items[0]?.id, items[0]?.plazo.estado]).toEqual([antes[1], 'vencido']);
  expect(pagination).toEqual({ total_items: antes.length + 1, current: 2, pages: antes.length + 1 });
});

test('el timbrado que nadie pagó acá se espera de ARBA desde que se venció su plazo', async () => {
  const { id } = await vida.hasta('confirmado');
  expect(await dondeEsta(id)).not.toContain('timbrados_externos');
  e.prueba.avanzar(30 * UN_DIA);
  visado = await bandeja.operar(['visado']);
  expect(await dondeEsta(id)).toContain('timbrados_externos');
  await vida.timbrar(id, undefined, { fecha: '2026-04-10' });
  expect(await dondeEsta(id)).not.toContain('timbrados_externos');
});
