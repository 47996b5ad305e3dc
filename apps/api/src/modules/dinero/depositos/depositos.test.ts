import type {
  AsientoDelDiario,
  CierreDelDia,
  CierreEntero,
  DepositoDeCaja,
  LoQueHayPorDepositar,
  PorCerrar,
  RenglonRendido,
  SumasYSaldos,
} from '@colega/contract/dinero';
import type { Problem } from '@colega/contract/problem';
import type { Rol } from '@colega/domain/permisos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { archivoDeBanco } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { cajaDe, cobrarUnCupon } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
const HOY = '2026-03-20';
const CLAVE = { headers: { 'idempotency-key': 'un-deposito' } };

const comoOperador = async (username: string, rol: Rol, distrito_id: number | null = null) => {
  await operador(s.db, username, { roles: [rol], distrito_id });
  return s.e.prueba.conSesion(username, '/colegio/authentication_token');
};
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'], datos: { nombre: 'Oriana' } });
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
  await cobrarUnCupon(s, await s.cuponDeMatricula('1000.00'), '1000.00');
});
// Whatever was done, the ledger and its sums are what happened.
afterAll(async () => {
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
  await s.e.prueba.cerrar();
});

let numeros = 0;
const anotar = (
  cambios: object = {},
  { quien = pedir, ...opciones }: { quien?: typeof pedir; headers?: Record<string, string> } = {},
) =>
  quien('POST', '/colegio/depositos', {
    payload: {
      ...{ medio: 'caja', banco: 'provincia', importe: '100', dia: HOY, comprobante: `B-${++numeros}` },
      ...cambios,
    },
    ...opciones,
  });
const anotado = async (cambios: object = {}): Promise<number> => {
  const respuesta = await anotar(cambios);
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return respuesta.json<{ id: number }>().id;
};
const deshacer = (id: number, motivo = 'Se anotó en otro banco') =>
  pedir('POST', `/colegio/depositos/${id}/deshacer`, { payload: { motivo } });
const hay = async (medio = 'caja') =>
  (await pedir('GET', '/colegio/depositos/por_depositar'))
    .json<LoQueHayPorDepositar>()
    .medios.find((uno) => uno.medio === medio)?.hay;
const depositos = async () =>
  (await pedir('GET', '/colegio/depositos?limit=100')).json<{ items: DepositoDeCaja[] }>().items;
const porCerrar = async () => (await pedir('GET', `/colegio/por_cerrar?dia=${HOY}`)).json<PorCerrar>();
const rechazo = (respuesta: { json<T>(): T }) => {
  const { status, errores = [] } = respuesta.json<Problem>();
  return [status, errores.map(({ campo }) => campo)];
};

test('lo que se llevó deja la caja y está en su banco: en lo que se cierra, en el libro y con sus códigos', async () => {
  expect(await hay()).toBe('1000.00');
  const id = await anotado({ importe: '600,5', comprobante: '000123', nota: ' Sucursal 4 ' });
  expect(await hay()).toBe('399.50');
  const { cuentas, total, totales } = await porCerrar();
  expect(total).toBe('1000.00');
  expect(cuentas).toMatchObject([
    { medio: 'caja', entradas: '1000.00', salidas: '600.50', final: '399.50' },
    { medio: 'transferencia', banco: 'provincia', entradas: '600.50', salidas: '0.00', final: '600.50' },
  ]);
  expect(totales.filter(({ circuito }) => circuito === 'deposito').map(({ medio, quien }) => [medio, quien])).toEqual([
    ['caja', 'Oriana Prueba'],
    ['transferencia', 'Oriana Prueba'],
  ]);
  const { items } = (await pedir('GET', '/colegio/libro/diario')).json<{ items: AsientoDelDiario[] }>();
  expect(items[0]).toMatchObject({
    concepto: 'deposito',
    persona: null,
    lineas: [
      { codigo: '1.1.01.02', debe: '600.50' },
      { codigo: '1.1.01.01', haber: '600.50' },
    ],
  });
  const sumas = (await pedir('GET', `/colegio/libro/sumas_y_saldos?desde=${HOY}&hasta=${HOY}`)).json<SumasYSaldos>();
  expect(sumas.total.final).toBe('0.00');
  expect(
    sumas.cuentas.filter(({ clave }) => clave.startsWith('recaudado')).map(({ clave, final }) => [clave, final]),
  ).toEqual([
    ['recaudado.caja', '399.50'],
    ['recaudado.transferencia.provincia', '600.50'],
  ]);
  expect((await depositos())[0]).toMatchObject({ id, nota: 'Sucursal 4', quien: 'tesorera', deshecho: null });
  const { rows } = await sql`select accion from auditoria where entidad = 'deposito' and entidad_id = ${id}`.execute(
    s.db,
  );
  expect(rows).toEqual([{ accion: 'anotar_deposito' }]);
});

test('no es una cobranza: los informes no lo cuentan', async () => {
  const { rows } = await sql<{ medio: string; suma: string }>`
    select medio, sum(entradas - salidas)::text as suma from recaudacion_por_dia group by medio`.execute(s.db);
  expect(rows).toEqual([{ medio: 'caja', suma: '1000.00' }]);
});

describe('lo que no se anota', () => {
  test('más de lo que hay, nada, de otro banco, de un día que no llegó o sin su comprobante', async () => {
    const mas = await anotar({ importe: '399.51' });
    expect(rechazo(mas)).toEqual([422, ['importe']]);
    expect(mas.json<Problem>().detail).toMatch(/hay \$\s*399,50/);
    expect(rechazo(await anotar({ medio: 'cheque', importe: '1' }))).toEqual([422, ['importe']]);
    expect(rechazo(await anotar({ importe: '0', banco: 'colchon', dia: '2026-03-21', comprobante: ' ' }))).toEqual([
      422,
      ['banco', 'importe', 'dia', 'comprobante'],
    ]);
    expect(rechazo(await anotar({ dia: '2025-03-01' }))).toEqual([422, ['dia']]);
    expect((await anotar({ medio: 'codigo_barra' })).statusCode).toBe(422);
    expect(await hay()).toBe('399.50');
  });

  test('un comprobante de ese banco que ya está, escrito con ceros o sin ellos', async () => {
    const otra = await anotar({ importe: '1', comprobante: '123' });
    expect(rechazo(otra)).toEqual([422, ['comprobante']]);
    expect(otra.json<Problem>().detail).toMatch(/ya está anotado: \$\s*600,50, del 20\/03\/2026, por tesorera/);
  });

  test('dos a la vez por el mismo dinero: entra uno', async () => {
    const respuestas = await Promise.all([1, 2, 3].map(() => anotar({ importe: '300' })));
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
    expect(await hay()).toBe('99.50');
  });

  test('una llamada repetida con su clave es un solo depósito', async () => {
    const payload = { importe: '9.50', comprobante: 'CLAVE-1' };
    const [una, otra] = [await anotar(payload, CLAVE), await anotar(payload, CLAVE)];
    expect(otra.json()).toEqual(una.json());
    expect(await hay()).toBe('90.00');
  });
});

test('uno que no fue se deshace una vez, con su motivo, y su número queda libre', async () => {
  const id = await anotado({ importe: '90', comprobante: 'MAL-1' });
  expect(rechazo(await deshacer(id, ' '))).toEqual([422, ['motivo']]);
  const respuestas = await Promise.all([deshacer(id), deshacer(id)]);
  expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await hay()).toBe('90.00');
  expect((await depositos()).find((uno) => uno.id === id)?.deshecho).toMatchObject({ quien: 'tesorera' });
  await anotado({ importe: '10', comprobante: 'MAL-1' });
  expect((await deshacer(99_999)).statusCode).toBe(404);
});

test('el cierre lo tiene, en su PDF y en su XLSX; deshecho después, es del que sigue', async () => {
  const id = await anotado({ importe: '30', comprobante: 'CIE-1' });
  const hecho = await pedir('POST', '/colegio/cierres', { payload: { dia: HOY } });
  const { cierre } = hecho.json<{ cierre: CierreDelDia }>();
  const leer = async (cual: number) => (await pedir('GET', `/colegio/cierres/${cual}`)).json<CierreEntero>();
  expect((await leer(cierre.id)).cuentas[0]).toMatchObject({ medio: 'caja', final: '50.00' });
  const visto = await mirarPdf((await pedir('GET', `/colegio/cierres/${cierre.id}/imprimir`)).rawPayload);
  expect(visto.textos[0]).toContain('Depósitos');
  await visto.cerrar();
  const { textos } = leerXlsx((await pedir('GET', `/colegio/cierres/${cierre.id}/exportar/xlsx`)).rawPayload);
  expect(textos).toEqual(expect.arrayContaining(['Depósito en el banco', 'Depósito deshecho', 'Depósitos']));
  expect((await deshacer(id)).statusCode).toBe(201);
  expect(await hay()).toBe('80.00');
  expect((await leer(cierre.id)).cuentas[0]).toMatchObject({ final: '50.00' });
  expect((await porCerrar()).cuentas[0]).toMatchObject({
    medio: 'caja',
    inicial: '50.00',
    entradas: '30.00',
    final: '80.00',
  });
});

describe('el archivo de su banco', () => {
  const subir = async (lineas: Parameters<typeof archivoDeBanco>[0]): Promise<number> => {
    const respuesta = await pedir(
      'POST',
      '/colegio/origenes_de_rendicion/provincia/rendiciones',
      formularioDe('file', `banco-${++numeros}.csv`, archivoDeBanco(lineas), 'text/csv'),
    );
    expect(respuesta.statusCode, respuesta.body).toBe(201);
    return respuesta.json<{ id: number }>().id;
  };
  const renglones = async (id: number) =>
    (await pedir('GET', `/colegio/rendiciones/${id}/renglones?que=todos&limit=100`))
      .json<{ items: RenglonRendido[] }>()
      .items.filter(({ tipo }) => tipo === 'deposito')
      .map(({ externo, diferencia, deposito_id }) => [externo, diferencia, deposito_id]);
  const linea = (numero: string, importe: string, dia = HOY) => ({
    dia,
    detalle: 'DEPOSITO EFECTIVO',
    numero,
    importe,
  });

  test('por su número o por su día coincide; el que no está y el de otro importe se dicen', async () => {
    const [porNumero, porDia, deOtroImporte] = [
      await anotado({ importe: '11', comprobante: '777' }),
      await anotado({ importe: '12', comprobante: 'TICKET-9' }),
      await anotado({ importe: '13', comprobante: '888' }),
    ];
    const id = await subir([
      linea('0000777', '11.00', '2026-03-22'),
      linea('555', '12.00', '2026-03-21'),
      linea('888', '13.50'),
      linea('999', '70.00'),
    ]);
    expect(await renglones(id)).toEqual([
      ['0000777', null, porNumero],
      ['555', null, porDia],
      ['888', 'otro_importe', deOtroImporte],
      ['999', 'deposito_sin_anotar', null],
    ]);
    const suyo = (await depositos()).find((uno) => uno.id === porNumero);
    expect(suyo?.rendicion).toEqual({ id, dia: '2026-03-22', importe: '11.00' });
    const noSeDeshace = await deshacer(porNumero);
    expect([noSeDeshace.statusCode, noSeDeshace.json<Problem>().codigo]).toEqual([409, 'deposito_en_rendicion']);
  });

  test('el que se anota después de leído el archivo lo encuentra en el momento; anulada la rendición, se deshace', async () => {
    const id = await subir([linea('444', '21.00')]);
    expect(await renglones(id)).toEqual([['444', 'deposito_sin_anotar', null]]);
    const deposito = await anotado({ importe: '21', comprobante: '444' });
    expect(await renglones(id)).toEqual([['444', null, deposito]]);
    const anular = await pedir('POST', `/colegio/rendiciones/${id}/anular`, {
      payload: { motivo: 'Es de otra cuenta' },
    });
    expect(anular.statusCode, anular.body).toBe(200);
    expect((await deshacer(deposito)).statusCode).toBe(201);
  });
});

describe('de las tarjetas', () => {
  const TARJETA = { medio: 'tarjeta', importe: '970', comision: '30' };
  const saldo = async (cuenta: string) =>
    (
      await sql<{ saldo: string }>`select coalesce(sum(importe), 0.00)::text as saldo from movimientos
        where concat_ws('.', cuenta, medio, banco) = ${cuenta}`.execute(s.db)
    ).rows[0]?.saldo;

  test('lo que llegó y lo que se quedaron dejan la tarjeta en cero, y lo segundo es una comisión', async () => {
    const orden = await s.cuponDeMatricula('1000.00');
    const pagos = [{ medio: 'tarjeta' as const, importe: '1000.00', comprobante: '0042' }];
    const cobro = { cupones: [{ id: orden, importe: '1000.00' }], pagos };
    expect(await cajaDe(s).cobrar(pedir, cobro)).toMatchObject({ status: 201 });
    const [enElBanco, total] = [Number(await saldo('recaudado.transferencia.provincia')), (await porCerrar()).total];
    expect(await hay('tarjeta')).toBe('1000.00');
    const respuesta = await anotar(TARJETA);
    expect(respuesta.json()).toMatchObject({
      message: expect.stringMatching(/llegaron \$\s970,00.* se quedaron \$\s30,00/),
    });
    const { id } = respuesta.json<{ id: number }>();
    expect(await hay('tarjeta')).toBe('0.00');
    expect([await saldo('recaudado.tarjeta'), await saldo('comisiones')]).toEqual(['0.00', '30.00']);
    expect(Number(await saldo('recaudado.transferencia.provincia'))).toBe(enElBanco + 970);
    expect((await depositos())[0]).toMatchObject({ id, importe: '970.00', comision: '30.00' });
    const { items } = (await pedir('GET', '/colegio/libro/diario')).json<{ items: AsientoDelDiario[] }>();
    expect(items[0]?.lineas).toMatchObject([
      { clave: 'recaudado.transferencia.provincia', debe: '970.00' },
      { clave: 'comisiones', codigo: '5.1.02', debe: '30.00' },
      { clave: 'recaudado.tarjeta', haber: '1000.00' },
    ]);
    expect(Number((await porCerrar()).total)).toBe(Number(total) - 30);
  });

  test('deshecho, vuelven las dos', async () => {
    const [deposito] = await depositos();
    const respuesta = await deshacer(deposito?.id ?? 0);
    expect(respuesta.json()).toMatchObject({ message: expect.stringMatching(/volvieron \$\s1\.000,00/) });
    expect([await hay('tarjeta'), await saldo('comisiones')]).toEqual(['1000.00', '0.00']);
  });

  test('no suman más de lo que hay, y de lo demás nadie se queda nada', async () => {
    const deMas = await anotar({ ...TARJETA, comision: '30.01' });
    expect(rechazo(deMas)).toEqual([422, ['comision']]);
    expect(deMas.json<Problem>().detail).toMatch(/Lo que llegó y lo que se quedaron no pueden sumar más/);
    expect(rechazo(await anotar({ ...TARJETA, importe: '1000.01' }))).toEqual([422, ['importe']]);
    expect(rechazo(await anotar({ comision: '1' }))).toEqual([422, ['comision']]);
    const dos = await Promise.all([anotar(TARJETA), anotar(TARJETA)]);
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });
});

test('quien audita mira y no anota; de mesa o de un distrito, ninguno', async () => {
  const auditora = await comoOperador('una-auditora', 'auditoria');
  const mesa = await comoOperador('una-de-mesa', 'mesa');
  const { id } = await s.db.selectFrom('distritos').select('id').executeTakeFirstOrThrow();
  const deDistrito = await comoOperador('de-distrito', 'tesoreria', id);
  expect((await auditora('GET', '/colegio/depositos')).statusCode).toBe(200);
  expect((await anotar({}, { quien: auditora })).statusCode).toBe(403);
  expect((await mesa('GET', '/colegio/depositos')).statusCode).toBe(403);
  expect((await anotar({}, { quien: deDistrito })).statusCode).toBe(403);
});
