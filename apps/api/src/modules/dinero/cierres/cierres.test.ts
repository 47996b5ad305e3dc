import type {
  AsientoDelDiario,
  CierreDelDia,
  CierreEntero,
  CuentaConSaldo,
  PorCerrar,
  SumasYSaldos,
} from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import type { Rol } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conectar } from '../../../db/conectar.ts';
import type { CeldaLeida } from '../../../planillas/hoja.ts';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { operador } from '../../../testing/construir.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { revertirDelDia } from '../colegio/revertir.service.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T15:00:00Z') });
  cobros = cobrosDeNadie(s);
  await operador(s.db, 'tesorera', { roles: ['tesoreria'], datos: { nombre: 'Oriana' } });
  pedir = await ingresar('tesorera');
});
/** A session does not last until the next day. */
const ingresar = (username: string) => s.e.prueba.conSesion(username, '/colegio/authentication_token');
const otroDia = async () => {
  s.prueba.avanzar(86_400_000);
  pedir = await ingresar('tesorera');
};
afterAll(() => s.e.prueba.cerrar());

const comoOperador = async (username: string, rol: Rol, distrito_id: number | null = null) => {
  await operador(s.db, username, { roles: [rol], distrito_id });
  return ingresar(username);
};
const hoy = () => s.momento().hoy;
const porCerrar = async (dia = hoy()) => (await pedir('GET', `/colegio/por_cerrar?dia=${dia}`)).json<PorCerrar>();
const cerrar = (cuerpo: object = {}, quien = pedir) =>
  quien('POST', '/colegio/cierres', { payload: { dia: hoy(), ...cuerpo } });
const cerrado = async (cuerpo: object = {}): Promise<CierreEntero> => {
  const respuesta = await cerrar(cuerpo);
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  const { cierre } = respuesta.json<{ cierre: CierreDelDia }>();
  return (await pedir('GET', `/colegio/cierres/${cierre.id}`)).json<CierreEntero>();
};
const cobrarEnCaja = async (importe: string, comprobante: string) => {
  const numero_boleta = await s.boleta(await s.cuponDeMatricula(importe));
  const { autor, ahora } = cobros.elColegio();
  const pago = { numero_boleta, medio: 'caja' as const, banco: null, comprobante, importe, fecha_pago: ahora };
  return acreditarAMano(s.db, { autor, ahora, ...pago });
};

test('el primero puede decir con cuánto abrió: lo de antes queda en eso, y el día es la suma de sus asientos', async () => {
  await cobrarEnCaja('700.00', 'antes');
  await otroDia();
  await cobrarEnCaja('1000.00', 'A-1');
  await s.acreditar(await s.cuponDeMatricula('250.00'), { medio: 'codigo_barra', externo: '90', importe: '250.00' });
  await cobros.nueva('80.00');
  const { asientos, total, ultimo, posibles } = await porCerrar();
  // Also those that nothing has moved yet.
  expect(posibles.map(({ medio, banco }) => [medio, banco])).toEqual(
    expect.arrayContaining([
      ['cheque', null],
      ['tarjeta', null],
      ['sipago', null],
      ['transferencia', 'provincia'],
    ]),
  );
  const deOtra = await cerrar({ apertura: [{ medio: 'colchon', banco: null, importe: '1.00' }] });
  expect([deOtra.statusCode, deOtra.json<{ errores: { campo: string }[] }>().errores[0]?.campo]).toEqual([
    422,
    'apertura.0.banco',
  ]);
  const cambiado = await cerrar({ visto: { asientos: asientos - 1, total } });
  expect([cambiado.statusCode, cambiado.json<{ codigo: string }>().codigo]).toEqual([409, 'cierre_cambiado']);
  expect([ultimo, total]).toEqual([null, '2030.00']);
  const cierre = await cerrado({ apertura: [{ medio: 'caja', banco: null, importe: '500,5' }] });
  expect(cierre).toMatchObject({ numero: 1, asientos, total: '1330.00', quien: 'Oriana Prueba' });
  expect(cierre.cuentas).toMatchObject([
    { medio: 'caja', inicial: '500.50', entradas: '1000.00', salidas: '0.00', final: '1500.50' },
    { medio: 'codigo_barra', inicial: '0.00', entradas: '250.00', final: '250.00' },
    { medio: 'transferencia', banco: 'provincia', inicial: '0.00', entradas: '80.00', final: '80.00' },
  ]);
  expect(cierre.totales.map(({ medio, circuito, quien, entradas }) => [medio, circuito, quien, entradas])).toEqual([
    ['caja', 'matriculados', 'operador', '1000.00'],
    ['codigo_barra', 'matriculados', null, '250.00'],
    ['transferencia', null, 'operador', '80.00'],
  ]);
});

test('con lo que abrió es un asiento del libro, contra el patrimonio: lo que queda en el cierre es lo que el libro dice', async () => {
  const { items } = (await pedir('GET', '/colegio/cierres')).json<{ items: CierreDelDia[] }>();
  const suyos = (await pedir('GET', `/colegio/libro/diario?cierre=${items[0]?.id}`)).json<{
    items: AsientoDelDiario[];
  }>();
  const aperturas = suyos.items.filter(({ concepto }) => concepto === 'apertura');
  expect(suyos.items).toHaveLength((items[0]?.asientos ?? 0) + 1);
  // 700 were in the ledger from before: with what it adds there are 500.50.
  expect(aperturas).toMatchObject([
    {
      ...{ cuando: '2026-03-21T03:00:00.000Z', persona: null, cierre: { numero: 1 } },
      lineas: [
        { clave: 'patrimonio', codigo: '3.1.01', debe: '199.50', haber: null },
        { clave: 'recaudado.caja', debe: null, haber: '199.50' },
      ],
    },
  ]);
  const { cuentas, total } = (await pedir('GET', '/colegio/libro/cuentas')).json<{
    cuentas: CuentaConSaldo[];
    total: string;
  }>();
  expect([cuentas.find(({ clave }) => clave === 'recaudado.caja')?.saldo, total]).toEqual(['1500.50', '0.00']);
  const balance = '/colegio/libro/sumas_y_saldos?desde=2026-03-21&hasta=2026-03-21';
  const { cuentas: sumas } = (await pedir('GET', balance)).json<SumasYSaldos>();
  expect(sumas.find(({ clave }) => clave === 'patrimonio')).toMatchObject({ inicial: '0.00', final: '199.50' });
  const archivo = (await pedir('GET', balance.replace('?', '/exportar/csv?'))).body;
  expect(archivo).toContain('3.1.01;Patrimonio: saldo inicial;0,00;199,50;0,00;199,50');
  // It was not collected, and waits for no other closing.
  const { rows } = await sql<{ recaudado: string }>`
    select sum(entradas - salidas)::text as recaudado from recaudacion_por_dia where medio = 'caja'`.execute(s.db);
  expect(rows).toEqual([{ recaudado: '1700.00' }]);
  expect(await porCerrar()).toMatchObject({ asientos: 0, total: '0.00' });
  expect((await pedir('GET', '/colegio/contra_el_libro')).json()).toEqual({ distintas: [] });
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
});

test('el que sigue empieza donde terminó, también con lo que entró tarde y lo que se deshizo', async () => {
  const { operacion_id } = await cobrarEnCaja('40.00', 'A-2');
  expect(await porCerrar()).toMatchObject({ de_dias_cerrados: 2, total: '40.00' });
  await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id });
  await otroDia();
  const segundo = await cerrado();
  expect(segundo).toMatchObject({ numero: 2, total: '0.00' });
  expect(segundo.cuentas[0]).toMatchObject({
    inicial: '1500.50',
    entradas: '40.00',
    salidas: '40.00',
    final: '1500.50',
  });
  await expect(cerrar({ apertura: [{ medio: 'caja', importe: '1.00' }] })).resolves.toMatchObject({ statusCode: 409 });
});

describe('lo que no se cierra', () => {
  test('un día que no llegó, uno de antes del último, y otra vez uno sin nada nuevo', async () => {
    expect((await cerrar({ dia: '2031-01-01' })).json()).toMatchObject({
      status: 422,
      errores: [{ campo: 'dia', mensaje: 'Ese día todavía no llegó.' }],
    });
    const antes = await cerrar({ dia: '2026-03-21' });
    expect([antes.statusCode, antes.json<{ detail: string }>().detail]).toEqual([
      409,
      'El 22/03/2026 ya está cerrado, con el cierre N.º 2 de Oriana Prueba: el que sigue es de ese día o de uno posterior.',
    ]);
    expect((await cerrar()).json()).toMatchObject({ codigo: 'cierre_sin_nada_nuevo' });
  });

  test('dos a la vez: uno cierra, al otro se le dice quién, y los números siguen sin huecos', async () => {
    await otroDia();
    await cobrarEnCaja('15.00', 'A-3');
    const otra = await comoOperador('tesorero', 'tesoreria');
    const respuestas = await Promise.all([cerrar(), cerrar({}, otra), cerrar()]);
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const { items } = (await pedir('GET', '/colegio/cierres')).json<{ items: CierreDelDia[] }>();
    expect(items.map(({ numero }) => numero)).toEqual([3, 2, 1]);
  });

  test('una llamada repetida con su clave es un solo cierre', async () => {
    await otroDia();
    const pedido = { payload: { dia: hoy() }, headers: { 'idempotency-key': 'cierre-de-hoy' } };
    const [una, otra] = [
      await pedir('POST', '/colegio/cierres', pedido),
      await pedir('POST', '/colegio/cierres', pedido),
    ];
    expect(otra.json()).toEqual(una.json());
    expect(una.json<{ cierre: CierreDelDia }>().cierre).toMatchObject({ numero: 4, asientos: 0, total: '0.00' });
  });
});

test('lo que se escribe mientras se cierra es del que sigue, y de uno solo', async () => {
  await otroDia();
  await cobrarEnCaja('10.00', 'A-4');
  const lento = conectar(s.prueba.url);
  try {
    const escrito = await lento.startTransaction().execute();
    await s.cuponDeMatricula();
    // A payment that is written and not committed yet as the day is closed.
    const orden = await s.cuponDeMatricula('33.00');
    const numero_boleta = await s.boleta(orden);
    const { autor, ahora } = cobros.elColegio();
    const pago = { numero_boleta, medio: 'caja' as const, banco: null, comprobante: 'A-5', importe: '33.00' };
    await acreditarAMano(escrito, { autor, ahora, ...pago, fecha_pago: ahora });
    const quinto = await cerrado();
    expect(quinto.total).toBe('10.00');
    await escrito.commit().execute();
    expect(await porCerrar()).toMatchObject({ total: '33.00', de_dias_cerrados: 1 });
    expect((await cerrado()).total).toBe('33.00');
  } finally {
    await lento.destroy();
  }
  const { rows } = await sql<{ sin_cierre: number; suma: string; libro: string }>`
    select count(*) filter (where coalesce(x.cierre_id, a.cierre_id) is null)::int as sin_cierre,
      sum(m.importe) filter (where not x.anterior)::text as suma,
      (select sum(total)::text from cierres) as libro
    from asientos a join movimientos m on m.asiento_id = a.id and m.cuenta = 'recaudado'
    left join cierre_asientos x on x.asiento_id = a.id`.execute(s.db);
  expect(rows).toEqual([{ sin_cierre: 0, suma: rows[0]?.libro, libro: rows[0]?.libro }]);
});

/** A row of the workbook as the paper prints it: what is a number is money. */
const comoEnPapel = ([nombre, ...montos]: readonly CeldaLeida[]): string =>
  [nombre, ...montos.map((monto) => formatImporte(Number(monto).toFixed(2)))].join(' ').replace(/\s+/g, ' ');

test('su PDF y su XLSX dicen lo mismo, tabla por tabla', async () => {
  const { items } = (await pedir('GET', '/colegio/cierres')).json<{ items: CierreDelDia[] }>();
  const desde = items.find((uno) => uno.numero === 2)?.cerrado_en ?? '';
  const firma = { clave: 'firma.cierre', texto: 'Ana Paz\nContadora del Colegio', desde: new Date(desde) };
  await s.db.insertInto('firmas_del_colegio').values(firma).execute();
  for (const [numero, total] of [
    [1, 1330],
    [2, 0],
  ] as const) {
    const id = items.find((uno) => uno.numero === numero)?.id;
    const visto = await mirarPdf((await pedir('GET', `/colegio/cierres/${id}/imprimir`)).rawPayload);
    const papel = visto.textos.join(' ');
    await visto.cerrar();
    const leida = await leerPlanilla((await pedir('GET', `/colegio/cierres/${id}/exportar/xlsx`)).rawPayload, 'c.xlsx');
    if (!leida.ok) throw new Error(leida.problema);
    const [ficha, ...tablas] = leida.valor.map(({ nombre, filas }) => ({
      nombre,
      filas: filas.map((una) => una.celdas),
    }));
    const movimientos = tablas.pop();
    expect(ficha?.filas[1]).toEqual([
      numero,
      expect.any(String),
      'Oriana Prueba',
      expect.any(String),
      expect.any(Number),
      total,
      'Sin arqueo',
    ]);
    expect(papel).toContain(`Cierre N.º ${numero}`);
    expect(papel.includes('Contadora del Colegio')).toBe(numero === 2);
    expect(papel).toContain('cerrado por Oriana Prueba el');
    expect(`${papel} ${JSON.stringify(leida.valor)}`).not.toContain('tesorera');
    expect(papel).toContain(formatImporte(total.toFixed(2)).replace(/\s+/g, ' '));
    const deLasTablas = tablas.flatMap(({ nombre, filas: [cabezas, ...filas] }) => [
      ...[nombre, cabezas?.join(' ')],
      ...filas.map(comoEnPapel),
    ]);
    expect(tablas.map(({ nombre }) => nombre)).toEqual(['Por medio y banco', 'Por circuito', 'Por quién lo anotó']);
    // The whole paper, from its first table to the last one.
    expect(papel).toContain(deLasTablas.join(' '));
    const suma = movimientos?.filas.slice(1).reduce((de, celdas) => de + Number(celdas.at(-1)), 0);
    expect([movimientos?.nombre, suma]).toEqual(['Movimientos', total]);
  }
});

test('quien no es de Tesorería no cierra ni mira; quien audita mira; de un distrito, ninguno', async () => {
  const mesa = await comoOperador('una-de-mesa', 'mesa');
  const auditora = await comoOperador('una-auditora', 'auditoria');
  const { id } = await s.db.selectFrom('distritos').select('id').executeTakeFirstOrThrow();
  const deDistrito = await comoOperador('de-distrito', 'tesoreria', id);
  expect((await mesa('GET', '/colegio/cierres')).statusCode).toBe(403);
  expect((await auditora('GET', '/colegio/cierres')).statusCode).toBe(200);
  expect((await cerrar({}, auditora)).statusCode).toBe(403);
  expect((await deDistrito('GET', '/colegio/cierres')).statusCode).toBe(403);
  expect((await pedir('GET', '/colegio/cierres/999')).statusCode).toBe(404);
});
