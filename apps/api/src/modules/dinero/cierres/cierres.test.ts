import type { CierreDelDia, CierreEntero, PorCerrar } from '@colega/contract/dinero';
import type { Rol } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conectar } from '../../../db/conectar.ts';
import { operador } from '../../../testing/construir.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { revertirDelDia } from '../colegio/revertir.service.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T15:00:00Z') });
  cobros = cobrosDeNadie(s);
  pedir = await comoOperador('tesorera', 'tesoreria');
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
  expect(cierre).toMatchObject({ numero: 1, asientos, total: '1330.00', quien: 'tesorera' });
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
      'El 22/03/2026 ya está cerrado, con el cierre N.º 2 de tesorera: el que sigue es de ese día o de uno posterior.',
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
    select count(*) filter (where x.asiento_id is null)::int as sin_cierre,
      sum(m.importe) filter (where not x.anterior)::text as suma,
      (select sum(total)::text from cierres) as libro
    from asientos a join movimientos m on m.asiento_id = a.id and m.cuenta = 'recaudado'
    left join cierre_asientos x on x.asiento_id = a.id`.execute(s.db);
  expect(rows).toEqual([{ sin_cierre: 0, suma: rows[0]?.libro, libro: rows[0]?.libro }]);
});

test('su PDF y su XLSX dicen lo mismo', async () => {
  const { items } = (await pedir('GET', '/colegio/cierres')).json<{ items: CierreDelDia[] }>();
  const id = items.find(({ numero }) => numero === 1)?.id;
  const pdf = await pedir('GET', `/colegio/cierres/${id}/imprimir`);
  const visto = await mirarPdf(pdf.rawPayload);
  const [texto = ''] = visto.textos;
  await visto.cerrar();
  for (const dicho of ['Cierre N.º 1', '$ 1.330,00', 'Caja del Colegio $ 500,50 $ 1.000,00', 'Entró solo', 'Sin cupón'])
    expect(texto).toContain(dicho);
  const xlsx = await pedir('GET', `/colegio/cierres/${id}/exportar/xlsx`);
  const { hoja, textos } = leerXlsx(xlsx.rawPayload);
  expect(textos).toContain('Importe');
  // The last column: each movement of the closing.
  const importes = [...hoja.matchAll(/<c r="I\d+"[^>]*><v>([^<]*)<\/v>/g)].map(([, valor]) => Number(valor));
  expect(importes.slice(-3).reduce((suma, uno) => suma + uno, 0)).toBe(1330);
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
