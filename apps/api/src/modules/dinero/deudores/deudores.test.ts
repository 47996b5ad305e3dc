import type { CuentaDePersona, Deudores } from '@colega/contract/dinero';
import { Decimal, sumar } from '@colega/domain/importes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';
import { liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';

const UN_DIA_MS = 86_400_000;
const MAESTRO = 'Maestro mayor de obras';
/** Days ahead: coupons are at their first price, at their second, and lapse. */
const DIAS = [0, 9, 20, 45, 300];

let s: EscenarioDePagos;
let operar: ReturnType<typeof cajaDe>['operar'];
let mira: Pedir;
let mora: { id: number; matricula_id: number };
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
