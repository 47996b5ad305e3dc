import type { CuentaDePersona, Deudores } from '@colega/contract/dinero';
import { Decimal, sumar } from '@colega/domain/importes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';
import { liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { exportarDeudores } from './deudores.service.ts';

const UN_DIA_MS = 86_400_000;
const MAESTRO = 'Maestro mayor de obras';
/** Days ahead: coupons are at their first price, at their second, and lapse. */
const DIAS = [0, 9, 20, 45, 300];

/** More than are read at once. */
const MAS_DE_UNA_VEZ = 205;

let s: EscenarioDePagos;
let operar: ReturnType<typeof cajaDe>['operar'];
let mira: Pedir;
let mora: { id: number; matricula_id: number };
let varias: { id: number; matricula_id: number };
let lejana: { id: number; matricula_id: number };
let otro: number;

const nueva = async (apellido: string, codigo: string, descripcion = MAESTRO) => {
  const { id } = await persona(s.db, { apellido, verificado: true });
  return { id, matricula_id: (await matricula(s.db, id, { codigo, descripcion })).id };
};
const cargar = async (matricula_id: number, { importe, vencimiento }: { importe: string; vencimiento: string }) => {
  const anio = Number(vencimiento.slice(0, 4));
  const suyo = {
    matricula_id,
    anio,
    concepto: 'cuota_1' as const,
    descripcion: `CUOTA 1 ${anio}`,
    importe,
    vencimiento,
  };
  return (
    await s.db
      .insertInto('cargos')
      .values({ ...suyo, creado_en: s.prueba.ahora() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
};
const listar = async (query = '', como: Pedir = mira): Promise<Deudores> => {
  const respuesta = await como('GET', `/colegio/deudores?${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json();
};
const ids = async (query = '', como: Pedir = mira) => (await listar(query, como)).items.map(({ id }) => id);

beforeAll(async () => {
  s = await crearEscenarioDePagos();
  ({ operar } = cajaDe(s));
  mira = await operar();
  const l = liquidacionesDe(s);
  await l.generar(2026);
  await l.sancionar('333.33');
  // A coupon of a part of what is owed, paid in part; one that lapses; one of a file; and a balance in favour.
  const parte = await l.liquidar((_, grupo) => grupo === 'sanciones');
  await s.acreditar(parte, { importe: '111.11' });
  await s.cuponDeMatricula('777.77');
  await s.cuponDeLegajo('cep');
  await l.dar('50.00');
  mora = await nueva('Mora', 'T-92.001');
  await cargar(mora.matricula_id, { importe: '1000.01', vencimiento: '2019-04-30' });
  const pagado = await cargar(mora.matricula_id, { importe: '400.00', vencimiento: '2020-04-30' });
  await s.acreditar(await s.cuponDeCargo(mora.id, { cargo_id: pagado, importe: '400.00' }), { importe: '400.00' });
  const enCupon = await cargar(mora.matricula_id, { importe: '250.00', vencimiento: '2021-04-30' });
  await s.acreditar(await s.cuponDeCargo(mora.id, { cargo_id: enCupon, importe: '250.00' }), {
    importe: '33.33',
    externo: 'parte',
  });
  await cargar(mora.matricula_id, { importe: '90.00', vencimiento: '2027-12-31' });
  // Its last month is begun and not whole: it counts.
  await cargar(mora.matricula_id, { importe: '123.45', vencimiento: '2022-05-05' });
  // One coupon of three: the oldest is paid, one is overdue and one is not due yet.
  varias = await nueva('Varias', 'T-92.004', 'Técnico en minas');
  const tres = await s.cuponDeCargos(varias.id, [
    {
      cargo_id: await cargar(varias.matricula_id, { importe: '300.00', vencimiento: '2018-04-30' }),
      importe: '300.00',
    },
    {
      cargo_id: await cargar(varias.matricula_id, { importe: '100.03', vencimiento: '2020-04-30' }),
      importe: '100.03',
    },
    {
      cargo_id: await cargar(varias.matricula_id, { importe: '200.04', vencimiento: '2027-06-30' }),
      importe: '200.04',
    },
  ]);
  await s.acreditar(tres, { importe: '300.00', externo: 'varias' });
  lejana = await nueva('Lejana', 'T-92.002', 'Técnico electricista');
  await cargar(lejana.matricula_id, { importe: '10.10', vencimiento: '2018-01-31' });
  const { id } = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  otro = id;
  await s.db.updateTable('personas').set({ distrito_id: otro }).where('id', '=', lejana.id).execute();
});
afterAll(() => s.prueba.cerrar());

test('por circuito, año y lo vencido, el importe es de eso; se ordena por importe o por antigüedad', async () => {
  const suya = async (query: string) => (await listar(query)).items.find(({ id }) => id === mora.id);
  expect(await suya('anio=2019')).toMatchObject({ cosas: 1, desde: '2019-04-30' });
  expect(await suya('anio=2020')).toBeUndefined();
  // What is in a coupon is owed since its charge fell due, and not since the coupon does.
  expect(await suya('anio=2021')).toMatchObject({ cosas: 1, debe: '216.67', vencido: '216.67', desde: '2021-04-30' });
  expect(await suya('anio=2027')).toMatchObject({ debe: '90.00', vencido: '0.00', desde: '2027-12-31' });
  expect(await suya('anio=2027&deuda=vencida')).toBeUndefined();
  expect(await suya('circuito=cep')).toBeUndefined();
  expect(await ids('circuito=cep')).toEqual([s.e.persona.id]);
  expect((await listar('anio=2019')).anios).toEqual(expect.arrayContaining([2027, 2021, 2019, 2018]));
  const porAntiguedad = await listar('orden=antiguedad');
  expect(porAntiguedad.items.slice(0, 2).map(({ id }) => id)).toEqual([lejana.id, mora.id]);
  const desdes = porAntiguedad.items.map(({ desde }) => desde);
  expect(desdes).toEqual(desdes.toSorted());
  const porImporte = (await listar('orden=importe')).items.map(({ debe }) => Number(debe));
  expect(porImporte).toEqual(porImporte.toSorted((a, b) => b - a));
  const porVencido = (await listar('orden=vencido')).items.map(({ vencido }) => Number(vencido));
  expect(porVencido).toEqual(porVencido.toSorted((a, b) => b - a));
});

test('de un cupón se debe lo que no está pago de él, cada cosa desde su día, y lo que no venció no está vencido', async () => {
  const suya = async (query: string) => (await listar(query)).items.find(({ id }) => id === varias.id);
  const todo = { cosas: 2, debe: '300.07', vencido: '100.03', desde: '2020-04-30' };
  expect(await suya('')).toMatchObject(todo);
  expect(await suya('deuda=vencida')).toMatchObject(todo);
  expect(await suya('anio=2018')).toBeUndefined();
  expect(await suya('anio=2020')).toMatchObject({ cosas: 1, debe: '100.03', vencido: '100.03' });
  expect(await suya('anio=2027')).toMatchObject({ cosas: 1, debe: '200.04', vencido: '0.00', desde: '2027-06-30' });
});

test('por especialidad y distrito; un distrito tiene a su gente, y sin permiso no se mira', async () => {
  expect(await ids(`distrito_id=${otro}`)).toEqual([lejana.id]);
  expect(await ids(`especialidad=${encodeURIComponent('Técnico electricista')}`)).toEqual([lejana.id]);
  const suyo = await operar(['tesoreria'], otro);
  expect(await listar('', suyo)).toMatchObject({ items: [{ id: lejana.id }], pagination: { total_items: 1 } });
  expect(await ids(`distrito_id=${s.e.persona.distrito_id}`, suyo)).toEqual([]);
  expect((await (await operar(['matriculas']))('GET', '/colegio/deudores')).statusCode).toBe(403);
  for (const mal of ['circuito=otro', 'anio=0', 'orden=nombre', 'deuda=no', 'page=0'])
    expect((await mira('GET', `/colegio/deudores?${mal}`)).statusCode, mal).toBe(422);
});

test('se exportan todos los de un filtro, con su total; lo que parece fórmula es texto', async () => {
  await s.db.updateTable('personas').set({ apellido: '=Mora' }).where('id', '=', mora.id).execute();
  const { items, debe, vencido } = await listar('');
  const csv = await mira('GET', '/colegio/deudores/exportar/csv?orden=antiguedad');
  expect(csv.statusCode, csv.body).toBe(200);
  const renglones = csv.body.replace('\ufeff', '').trim().split('\r\n');
  expect(renglones[0]).toBe('Persona;CUIT;Matrículas;Distrito;Desde;Cosas;Vencido;Debe');
  expect(renglones[1]).toMatch(/^Lejana, .+;T-92\.002;.+;31\/01\/2018;1;[\d]+,\d\d;[\d]+,\d\d$/);
  expect(renglones[2]).toMatch(/^'=Mora, /);
  expect(renglones).toHaveLength(items.length + 2);
  expect(renglones.at(-1)).toBe(`Total;;;;;;${vencido.replace('.', ',')};${debe.replace('.', ',')}`);
  const { hoja } = leerXlsx((await mira('GET', '/colegio/deudores/exportar/xlsx')).rawPayload);
  expect([hoja.includes(`<v>${debe}</v>`), hoja.includes('<f>')]).toEqual([true, false]);
});

test('de cada uno, cada día, es lo que su cuenta dice que debe; el total es la suma, y quien no está no debe', async () => {
  const { id: sinDeuda } = await nueva('Nada', 'T-92.003');
  let pasados = 0;
  for (const dias of DIAS) {
    s.prueba.avanzar((dias - pasados) * UN_DIA_MS);
    pasados = dias;
    // A session does not last as long.
    mira = await operar();
    const { items, debe, vencido } = await listar('limit=100');
    for (const { id } of await s.db.selectFrom('personas').select('id').execute()) {
      const cuenta = (await mira('GET', `/colegio/cuentas/${id}`)).json<CuentaDePersona>();
      const suyo = items.find((uno) => uno.id === id);
      expect([dias, id, suyo?.debe ?? '0.00']).toEqual([dias, id, cuenta.debe]);
    }
    expect([items.some(({ id }) => id === sinDeuda), debe]).toEqual([false, sumar(items.map((uno) => uno.debe))]);
    expect(vencido).toBe(sumar(items.map((uno) => uno.vencido)));
    expect(items.every((uno) => new Decimal(uno.vencido).lte(uno.debe))).toBe(true);
    expect(items.length).toBeGreaterThan(2);
  }
});

test('lo exportado son los mismos de la lista, y ninguna lectura los trae a todos con sus datos', async () => {
  for (let n = 0; n < MAS_DE_UNA_VEZ; n++) {
    const { matricula_id } = await nueva('Muchos', `T-93.${String(n).padStart(3, '0')}`);
    await cargar(matricula_id, { importe: `${10 + n}.10`, vencimiento: '2020-04-30' });
  }
  const juntas: number[] = [];
  const contada = s.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      juntas.push(result.rows.filter((fila) => 'cuit' in fila || 'items' in fila).length);
      for (const { items } of result.rows) if (Array.isArray(items)) juntas.push(items.length);
      return result;
    },
  });
  const filtros = { orden: 'importe' } as const;
  const archivo = await exportarDeudores(contada, 'csv', { operador: { distrito_id: null }, filtros, ...s.momento() });
  const deLaLista: string[] = [];
  for (let page = 1; page <= 3; page++)
    deLaLista.push(...(await listar(`limit=100&page=${page}`)).items.map(({ debe }) => debe.replace('.', ',')));
  const renglones = new TextDecoder().decode(archivo).trim().split('\r\n').slice(1, -1);
  expect(renglones.map((uno) => uno.split(';').at(-1))).toEqual(deLaLista);
  expect(deLaLista.length).toBeGreaterThan(MAS_DE_UNA_VEZ);
  expect(Math.max(...juntas)).toBeLessThanOrEqual(200);
});
