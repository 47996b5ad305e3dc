import type { RenglonRendido } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { matricula, operador } from '../../../testing/construir.ts';
import { archivoDeLink } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { devolverCredito } from '../colegio/devolver.service.ts';
import { resolverCupon } from '../colegio/revisar.service.ts';
import { conciliar, DE_AFUERA } from '../conciliacion/conciliar.service.ts';
import { pasarARevision } from '../ordenes/pasar-a-revision.service.ts';
import { findPagoDeReversa, findReversaSinPar } from './reversas.repository.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
const DIA = '2026-03-20';
const UN_DIA = 24 * 60 * 60 * 1000;
const CONSOLA = { actor: 'colegio', user_id: null, username: 'consola' } as const;

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${DIA}T12:00:00-03:00`) });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
});
beforeEach(async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
afterAll(() => s.e.prueba.cerrar());

const pagado = async (importe: string, externo: string) => {
  const id = await s.cuponDeMatricula(importe);
  const { operacion_id } = await s.acreditar(id, { medio: 'redLink', externo, importe });
  return { orden: id, boleta: await s.boleta(id), operacion_id };
};
const linea = (numero_boleta: number, importe: string, externo: string, mas = {}) => ({
  ...{ dia: DIA, numero_boleta, importe, externo, comision: '2.00' },
  ...mas,
});
const leida = async (lineas: Parameters<typeof archivoDeLink>[1]): Promise<number> => {
  const respuesta = await pedir(
    'POST',
    '/colegio/origenes_de_rendicion/redLink/rendiciones',
    formularioDe('file', 'link.txt', Buffer.from(archivoDeLink(DIA, lineas)), 'text/plain'),
  );
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return respuesta.json<{ id: number }>().id;
};
const renglones = async (id: number, que = 'diferencias') =>
  (await pedir('GET', `/colegio/rendiciones/${id}/renglones?que=${que}&limit=100`)).json<{ items: RenglonRendido[] }>()
    .items;
const deshechoAlla = async (id: number) =>
  (await renglones(id)).filter(({ diferencia }) => diferencia === 'deshecho_alla');
const deshacer = (
  id: number,
  renglon: Partial<RenglonRendido> | undefined,
  operacion_id = renglon?.deshace?.operacion_id ?? 1,
) =>
  pedir('POST', `/colegio/rendiciones/${id}/deshacer`, { payload: { renglon_id: renglon?.renglon_id, operacion_id } });
const reversiones = (operacion_id: number) =>
  s.db
    .selectFrom('reversiones')
    .select(['tipo', 'motivo', 'importe', 'quien'])
    .where('operacion_id', '=', operacion_id)
    .execute();

const avisosDe = async (operacion_id: number) => {
  const avisos = await s.db
    .selectFrom('avisos as a')
    .innerJoin('reversiones as r', (join) =>
      join.on('a.cosa', '=', 'reversion').on('a.cosa_id', '=', sql<string>`r.id::text`),
    )
    .select(['a.titulo', 'a.detalle'])
    .where('r.operacion_id', '=', operacion_id)
    .where('a.persona_id', '=', s.e.persona.id)
    .where('a.canal', '=', 'portal')
    .execute();
  return avisos.map(({ titulo, detalle }) => `${titulo}. ${detalle}`);
};
/** Paid twice: the second one is in favour. */
const pagadoDosVeces = async (importe: string, externo: string, dias = 0) => {
  const { boleta, operacion_id, orden } = await pagado(importe, externo);
  const fecha_pago = new Date(s.prueba.ahora().getTime() + dias * UN_DIA);
  const pago = { medio: 'redLink', externo: `${externo}9`, importe, fecha_pago } as const;
  return { boleta, operacion_id, orden, segunda: (await s.acreditar(orden, pago)).operacion_id };
};
/** By a file that says that it undid one of that coupon and amount. */
const deshacerDe = async (boleta: number, importe: string, externo: string) => {
  const id = await leida([linea(boleta, importe, externo, { reversa: true })]);
  const [renglon] = await deshechoAlla(id);
  return { id, respuesta: await deshacer(id, renglon) };
};

test('lo que el cobrador deshizo y acá sigue en pie se deshace con su renglón, una vez, y el libro cierra', async () => {
  const { boleta, operacion_id, orden } = await pagado('162.00', '803');
  const id = await leida([linea(boleta, '162.00', '9003'), linea(boleta, '162.00', '9003', { reversa: true })]);
  const [renglon] = await deshechoAlla(id);
  const dos = await Promise.all([1, 2].map(() => deshacer(id, renglon)));
  expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(dos.find(({ statusCode }) => statusCode === 201)?.json()).toEqual({
    message: `El pago ${operacion_id} quedó deshecho, como lo dice su cobrador: lo que pagaba vuelve a deberse.`,
  });
  expect(await avisosDe(operacion_id)).toEqual([
    `Se deshizo un pago tuyo. Link Pagos (Red Link) deshizo el pago de $\u00a0162,00 de tu cupón N.º ${boleta}: lo que pagaba vuelve a deberse.`,
  ]);
  expect(dos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ codigo: 'reversa_que_ya_no_es' });
  expect(await reversiones(operacion_id)).toEqual([
    {
      tipo: 'reembolso',
      motivo: expect.stringMatching(/^Lo deshizo Link Pagos.*link\.txt, línea 3$/),
      importe: '162.00',
      quien: 'tesorera',
    },
  ]);
  expect(await renglones(id)).toEqual([]);
  const { estado } = await s.db
    .selectFrom('ordenes_pago')
    .select('estado')
    .where('id', '=', orden)
    .executeTakeFirstOrThrow();
  expect(estado).not.toBe('pago');
  const rastro = await s.db
    .selectFrom('auditoria')
    .select('hasta')
    .where('accion', '=', 'deshacer_como_el_cobrador')
    .execute();
  expect(rastro).toEqual([{ hasta: { renglon_id: renglon?.renglon_id, operacion_id } }]);
  const comparado = await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 });
  expect(comparado.filter(({ titulo }) => !DE_AFUERA.includes(titulo))).toEqual([]);
});

test('sin el renglón en que lo cobró, es el de su cupón y su importe; de dos, el último', async () => {
  const { boleta, operacion_id, segunda } = await pagadoDosVeces('163.00', '811');
  const { respuesta } = await deshacerDe(boleta, '163.00', '9011');
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[], [expect.anything()]]);
  const efecto =
    'no pagaba nada de su cupón, así que nada vuelve a deberse; los $\u00a0163,00 que habían quedado a favor ya no están';
  expect(respuesta.json()).toEqual({ message: expect.stringContaining(`su cobrador: ${efecto}.`) });
  expect(await avisosDe(segunda)).toEqual([expect.stringContaining(`: ${efecto}.`)]);
});

test('si ya se usó lo que había dejado a favor se dice, y el Colegio lo revisa', async () => {
  const { boleta, orden, segunda } = await pagadoDosVeces('165.00', '831');
  const { credito_id } = await s.db
    .selectFrom('operaciones_pago')
    .select('credito_id')
    .where('id', '=', segunda)
    .executeTakeFirstOrThrow();
  const usado = { credito_id: credito_id ?? 0, importe: '100.00', comprobante: 'DC-831', motivo: 'Lo pidió' };
  await devolverCredito(s.db, { ...usado, autor: CONSOLA, ...s.momento() });
  const { respuesta } = await deshacerDe(boleta, '165.00', '9031');
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  expect(await avisosDe(segunda)).toEqual([
    expect.stringMatching(/los \$\s65,00 que habían quedado a favor ya no están; .* ya se habían usado \$\s100,00\.$/),
  ]);
  const { en_revision } = await s.db
    .selectFrom('ordenes_pago')
    .select('en_revision')
    .where('id', '=', orden)
    .executeTakeFirstOrThrow();
  expect(en_revision).toBe(true);
});

test('no es uno que el Colegio ya decidió si hay otro en pie; cuando es el único, se dice', async () => {
  const { boleta, operacion_id, orden, segunda } = await pagadoDosVeces('166.00', '841', -1);
  await pasarARevision(s.db, orden, s.prueba.ahora());
  await resolverCupon(s.db, boleta, { autor: CONSOLA, ...s.momento(), decision: 'devuelto', motivo: 'Lo pidió' });
  expect((await deshacerDe(boleta, '166.00', '9041')).respuesta.statusCode).toBe(201);
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[], [expect.anything()]]);
  expect((await deshacerDe(boleta, '166.00', '9042')).respuesta.json()).toMatchObject({ codigo: 'pago_ya_decidido' });
});

test('ni uno que se pagó después del día en que el cobrador deshizo el suyo', async () => {
  const { boleta, operacion_id, segunda } = await pagadoDosVeces('167.00', '851', 1);
  expect((await deshacerDe(boleta, '167.00', '9051')).respuesta.statusCode).toBe(201);
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[expect.anything()], []]);
  const deHoy = await pagadoDosVeces('168.00', '861', -1);
  expect((await deshacerDe(deHoy.boleta, '168.00', '9061')).respuesta.statusCode).toBe(201);
  expect(await reversiones(deHoy.operacion_id)).toHaveLength(1);
});

test('no es otro pago del mismo cupón cuando el archivo dice cuál deshizo', async () => {
  // It tells of the first one too, which is not here; the one that is here is the second one.
  const { boleta, operacion_id } = await pagado('172.00', '9102');
  const id = await leida([
    linea(boleta, '172.00', '9101'),
    linea(boleta, '172.00', '9101', { reversa: true }),
    linea(boleta, '172.00', '9102'),
  ]);
  const [renglon] = await deshechoAlla(id);
  expect(renglon).toMatchObject({ externo: expect.stringMatching(/9101$/), deshace: null });
  expect((await deshacer(id, renglon, operacion_id)).json()).toMatchObject({ codigo: 'reversa_sin_pago' });
  expect(await reversiones(operacion_id)).toEqual([]);
});

test('ni el único que queda cuando el otro nunca entró, aunque el cobrador numere aparte lo que deshace', async () => {
  // Collected and undone by the collector before it was told; paid again, and that one came in.
  const { boleta, operacion_id } = await pagado('177.00', '9162');
  const id = await leida([
    linea(boleta, '177.00', '9161'),
    linea(boleta, '177.00', '9162'),
    linea(boleta, '177.00', '509161', { reversa: true }),
  ]);
  const [renglon] = await deshechoAlla(id);
  expect(renglon?.deshace).toBeNull();
  expect((await deshacer(id, renglon, operacion_id)).json()).toMatchObject({ codigo: 'reversa_sin_pago' });
  expect(await reversiones(operacion_id)).toEqual([]);
});

test('ni el de otro cupón que se cobró con ese número', async () => {
  const [uno, otro] = [await pagado('178.00', '9171'), await pagado('178.00', '9172')];
  const id = await leida([
    linea(uno.boleta, '178.00', '9171'),
    linea(otro.boleta, '178.00', '9171', { reversa: true }),
  ]);
  const [renglon] = await deshechoAlla(id);
  expect(renglon?.deshace).toMatchObject({ operacion_id: otro.operacion_id });
  expect((await deshacer(id, renglon)).statusCode).toBe(201);
  expect([await reversiones(uno.operacion_id), await reversiones(otro.operacion_id)]).toEqual([
    [],
    [expect.anything()],
  ]);
});

test('ni el segundo cuando otro archivo dice otra vez, con otro día, lo que ya se deshizo', async () => {
  const { boleta, operacion_id, segunda } = await pagadoDosVeces('173.00', '9111');
  expect((await deshacerDe(boleta, '173.00', '9110')).respuesta.statusCode).toBe(201);
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[], [expect.anything()]]);
  const id = await leida([linea(boleta, '173.00', '9110', { reversa: true, dia: '2026-03-21' })]);
  const [renglon] = await deshechoAlla(id);
  expect((await deshacer(id, renglon, operacion_id)).json()).toMatchObject({ codigo: 'reversa_sin_pago' });
  expect(await reversiones(operacion_id)).toEqual([]);
});

test('ni otro pago del cupón cuando el que deshizo fue por otro importe', async () => {
  const { boleta, operacion_id, orden } = await pagado('174.00', '9121');
  const demas = { medio: 'redLink', externo: '9122', importe: '100.00' } as const;
  const { operacion_id: segunda } = await s.acreditar(orden, demas);
  const id = await leida([linea(boleta, '174.00', '9121'), linea(boleta, '100.00', '9121', { reversa: true })]);
  const [renglon] = await deshechoAlla(id);
  expect(renglon?.deshace).toBeNull();
  expect((await deshacer(id, renglon, segunda)).json()).toMatchObject({ codigo: 'reversa_sin_pago' });
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[], []]);
});

test('si el cobrador numera aparte lo que deshace, es el de su cupón y su importe', async () => {
  const { boleta, operacion_id } = await pagado('176.00', '9151');
  const id = await leida([linea(boleta, '176.00', '9151'), linea(boleta, '176.00', '509151', { reversa: true })]);
  const [renglon] = await deshechoAlla(id);
  expect(renglon?.deshace).toMatchObject({ operacion_id });
  expect((await deshacer(id, renglon)).statusCode).toBe(201);
  expect(await reversiones(operacion_id)).toHaveLength(1);
});

test('se muestra cuál se desharía, con los ceros que su número tenga, y no se deshace otro', async () => {
  const { boleta, operacion_id, segunda } = await pagadoDosVeces('175.00', '9131');
  const id = await leida([linea(boleta, '175.00', '9130', { reversa: true })]);
  const [antes] = await deshechoAlla(id);
  expect(antes?.deshace).toEqual({
    ...{ operacion_id: segunda, dia: DIA, numero_boleta: String(boleta) },
    persona: `${s.e.persona.apellido}, ${s.e.persona.nombre}`,
  });
  // The line in which it was collected arrives meanwhile: it was the first one.
  await s.prueba.comoDuenio((db) =>
    sql`insert into rendicion_renglones (rendicion_id, origen, linea, tipo, medio, externo, importe, comision, dia, detalle, identidad, operacion_id)
      values (${id}, 'redLink', 1000, 'cobro', 'redLink', '000000000000000009130', 175, 0, ${DIA}::date, '', 'con ceros', ${operacion_id})`.execute(
      db,
    ),
  );
  const otro = await deshacer(id, antes);
  expect(otro.json()).toMatchObject({ status: 409, codigo: 'reversa_de_otro_pago' });
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[], []]);
  const [ahora] = await deshechoAlla(id);
  expect((await deshacer(id, ahora)).statusCode).toBe(201);
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[expect.anything()], []]);
});

test('lo que su cupón usaba de lo que había a favor deja de usarse, y se dice', async () => {
  const l = liquidacionesDe(s);
  await l.sancionar('300.00');
  await l.dar('40.00');
  const orden = await l.liquidar((_, grupo) => grupo === 'sanciones' || grupo === 'bonificaciones');
  const { monto_total, usado } = await s.db
    .selectFrom('ordenes_pago as o')
    .select([
      'o.monto_total',
      sql<string>`(select (-sum(i.importe))::text from orden_items i where i.orden_id = o.id and i.credito_id is not null)`.as(
        'usado',
      ),
    ])
    .where('o.id', '=', orden)
    .executeTakeFirstOrThrow();
  const { operacion_id } = await s.acreditar(orden, { medio: 'redLink', externo: '9141', importe: monto_total });
  const { respuesta } = await deshacerDe(await s.boleta(orden), monto_total, '9140');
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  const efecto = `lo que pagaba vuelve a deberse; ese cupón deja de usar los ${formatImporte(usado)} que tomaba de lo que había a favor`;
  expect(respuesta.json()).toEqual({ message: expect.stringContaining(efecto) });
  expect(await avisosDe(operacion_id)).toEqual([expect.stringContaining(efecto)]);
});

test('la rendición por la que se deshizo un pago no se anula: quedaría deshecho sin quien lo diga', async () => {
  const { boleta } = await pagado('169.00', '871');
  const { id } = await deshacerDe(boleta, '169.00', '9071');
  const anulada = await pedir('POST', `/colegio/rendiciones/${id}/anular`, { payload: { motivo: 'Era de otro' } });
  expect(anulada.statusCode).toBe(409);
  expect(anulada.json()).toMatchObject({ codigo: 'rendicion_con_deshechos' });
});

test('nadie deshace un pago suyo: lo hace otra persona (S-678)', async () => {
  const { persona_id } = await s.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', 'tesorera')
    .executeTakeFirstOrThrow();
  await matricula(s.db, persona_id);
  const orden = await s.cuponDeMatricula('170.00', persona_id);
  const { operacion_id } = await s.acreditar(orden, { medio: 'redLink', externo: '881', importe: '170.00' });
  const { respuesta } = await deshacerDe(await s.boleta(orden), '170.00', '9081');
  expect(respuesta.statusCode).toBe(409);
  expect(respuesta.json()).toMatchObject({ codigo: 'lo_hace_otra_persona' });
  expect(await reversiones(operacion_id)).toEqual([]);
});

test('de lo que no hay un pago en pie se dice, y no se toca nada', async () => {
  const otro = await pagado('164.00', '821');
  const id = await leida([
    linea(otro.boleta, '99.00', '9021', { reversa: true }),
    linea(otro.boleta, '164.00', '9022'),
  ]);
  const [renglon] = await deshechoAlla(id);
  const sinPago = await deshacer(id, renglon);
  expect(sinPago.statusCode).toBe(409);
  expect(sinPago.json()).toMatchObject({ codigo: 'reversa_sin_pago' });
  const cobro = (await renglones(id, 'todos')).find(({ tipo }) => tipo === 'cobro');
  expect((await deshacer(id, cobro)).json()).toMatchObject({ codigo: 'reversa_que_ya_no_es' });
  expect((await deshacer(999_999, { renglon_id: 1 })).statusCode).toBe(404);
  expect(await reversiones(otro.operacion_id)).toEqual([]);
  const motivo = 'Link se equivocó: nota 4';
  await pedir('POST', `/colegio/rendiciones/${id}/resolver`, { payload: { renglon_id: renglon?.renglon_id, motivo } });
  expect((await deshacer(id, renglon)).json()).toMatchObject({ codigo: 'reversa_que_ya_no_es' });
});

test('buscar de qué pago es no recorre todo lo que ese cobrador cobró', async () => {
  const { boleta } = await pagado('171.00', '891');
  const id = await leida([linea(boleta, '171.00', '9091', { reversa: true })]);
  const [renglon] = await deshechoAlla(id);
  await s.prueba.comoDuenio(async (db) => {
    // Of payments that are not there: only the lines are looked at.
    await sql`alter table rendicion_renglones drop constraint rendicion_renglones_operacion_id_fkey`.execute(db);
    await sql`insert into rendicion_renglones (rendicion_id, origen, linea, tipo, medio, externo, importe, comision, dia, detalle, identidad, operacion_id)
      select ${id}::int, 'redLink', 1000 + n, 'cobro', 'redLink', 'viejo ' || n, 10, 0, ${DIA}::date, '', 'viejo ' || n, 1000000 + n
      from generate_series(1, 3000) n`.execute(db);
    await sql`analyze rendicion_renglones`.execute(db);
  });
  const reversa = await findReversaSinPar(s.db, { id, renglon_id: renglon?.renglon_id ?? 0 });
  if (!reversa) throw new Error('Falta la reversa');
  const buscar = (db: Db) => findPagoDeReversa(db, reversa, { clave: 'redLink', banco: null });
  expect((await medirLectura(s.db, buscar)).filas).toBeLessThan(50);
});
