import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotarGastosDeBanco } from '../modules/dinero/gastos-de-banco/anotar-gastos.service.ts';
import { deshacerGastoDeBanco } from '../modules/dinero/gastos-de-banco/deshacer-gasto.service.ts';
import { leerRendicion } from '../modules/dinero/rendiciones/leer-rendicion.service.ts';
import { archivoDeBanco } from '../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};
const DIA = '2026-03-20';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${DIA}T12:00:00-03:00`) });
  const { autor, ahora } = liquidacionesDe(s).elColegio();
  const bytes = archivoDeBanco([
    { dia: DIA, detalle: 'COMISION', importe: '-10.00' },
    { dia: DIA, detalle: 'COMISION OTRA', importe: '-20.00' },
    { dia: DIA, detalle: 'INTERESES', importe: '30.00' },
    { dia: DIA, detalle: 'IVA', importe: '-40.00' },
  ]);
  const { id } = await leerRendicion(s.db, { origen: 'provincia', archivo: { nombre: 'b.csv', bytes }, autor, ahora });
  const suyos = await s.db.selectFrom('rendicion_renglones').select('id').orderBy('linea').execute();
  const [anotado = 0, libre = 0, interes = 0, otro = 0] = suyos.map((uno) => uno.id);
  Object.assign(casos, { anotado, libre, interes });
  const { ids } = await anotarGastosDeBanco(s.db, { id, renglones: [anotado, otro], clase: 'gasto', autor, ahora });
  [casos.gasto = 0, casos.deshecho = 0] = ids;
  await deshacerGastoDeBanco(s.db, { id: casos.deshecho, motivo: 'Mal', autor, ahora });
});
afterAll(() => s.prueba.cerrar());

const FIN = new Error('se deshace');
const intentar = async (...consultas: string[]): Promise<void> => {
  const todas = s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas)
      await sql.raw(consulta.replace(/:(\w+)\b/g, (t, nombre: string) => String(casos[nombre] ?? t))).execute(trx);
    await sql`set constraints all immediate`.execute(trx);
    throw FIN;
  });
  await todas.catch((error: unknown) => {
    if (error !== FIN) throw error;
  });
};

const CUANDO = "'2026-03-20T15:00:00Z'";
const gasto = (cambios: Record<string, string> = {}) => {
  const fila = {
    ...{ renglon_id: ':libre', banco: "'provincia'", clase: "'gasto'", sale: 'true', importe: '20' },
    ...{ quien: "'x'", cuando: CUANDO, ...cambios },
  };
  return `insert into gastos_de_banco (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const asiento = (concepto = 'gasto_de_banco', cuando = CUANDO) =>
  `insert into asientos (cuando, concepto, gasto_de_banco_id) select ${cuando}, '${concepto}', max(id) from gastos_de_banco`;
const lineas = (importe: number, cuenta = 'gastos_bancarios', banco = 'provincia') =>
  `insert into movimientos (asiento_id, cuenta, medio, banco, importe) select max(a.id), v.* from asientos a,
   (values ('recaudado', 'transferencia', '${banco}', ${importe}), ('${cuenta}', null, null, ${-importe})) v
   group by v.column1, v.column2, v.column3, v.column4`;

test('con su renglón, su asiento y su cuenta, se anota', async () => {
  await intentar(gasto(), asiento(), lineas(-20));
  const deInteres = gasto({ renglon_id: ':interes', clase: "'interes'", sale: 'false', importe: '30' });
  await intentar(deInteres, asiento(), lineas(30, 'intereses'));
});

test.each([
  ['dos de un renglón', [gasto({ renglon_id: ':anotado', importe: '10' })], /gastos_de_banco_renglon_key/],
  ['uno sin asiento', [gasto()], /no está en el libro/],
  ['uno sin las líneas de su asiento', [gasto(), asiento()], /no está en el libro/],
  [
    'un importe que no es el de su renglón',
    [gasto({ importe: '21' }), asiento(), lineas(-21)],
    /no es el de su renglón/,
  ],
  ['uno de otro banco', [gasto({ banco: "'otro'" }), asiento(), lineas(-20, 'gastos_bancarios', 'otro')], /no es/],
  [
    'lo que entró como si saliera',
    [gasto({ renglon_id: ':interes', importe: '30' }), asiento(), lineas(-30)],
    /no es el de su renglón/,
  ],
  ['un interés que sale', [gasto({ clase: "'interes'" })], /check/],
  ['un asiento por otro importe', [gasto(), asiento(), lineas(-21)], /no es lo que pasó con el gasto/],
  ['un asiento en otra cuenta', [gasto(), asiento(), lineas(-20, 'intereses')], /no es lo que pasó con el gasto/],
  ['un asiento de otro momento', [gasto(), asiento('gasto_de_banco', 'now()'), lineas(-20)], /no es lo que pasó/],
  ['un asiento de otro concepto', [gasto(), asiento('deposito'), lineas(-20)], /asientos_concepto_check/],
  [
    'otra línea en su asiento',
    [
      `insert into movimientos (asiento_id, cuenta, medio, banco, importe)
        select id, 'recaudado', 'transferencia', 'provincia', v from asientos, (values (1), (-1)) x (v) where gasto_de_banco_id = :gasto`,
    ],
    /ya está cerrado/,
  ],
  ['un gasto que cambia', ['update gastos_de_banco set importe = 1 where id = :gasto'], /gastos_de_banco/],
  [
    'uno deshecho que vuelve',
    ['update gastos_de_banco set deshecho_en = null, motivo = null, deshizo = null where id = :deshecho'],
    /gastos_de_banco/,
  ],
  [
    'uno que se deshace sin asiento',
    ["update gastos_de_banco set deshecho_en = now(), motivo = 'x', deshizo = 'x' where id = :gasto"],
    /no está en el libro/,
  ],
  ['uno que se borra', ['delete from gastos_de_banco where id = :gasto'], /gastos_de_banco/],
  ['todos', ['truncate gastos_de_banco cascade'], /gastos_de_banco|solo/],
  [
    'un renglón suyo que cambia',
    [
      "insert into rendiciones_anuladas select rendicion_id, 'x', 'x', now() from rendicion_renglones where id = :anotado",
      "update rendicion_renglones set origen = 'anulada ' || rendicion_id where id = :anotado",
    ],
    /es un gasto del banco/,
  ],
  [
    'un renglón suyo que se da por visto',
    [
      `insert into rendicion_resoluciones (origen, renglon_id, diferencia, motivo, quien, cuando)
        values ('provincia', :anotado, 'x', 'x', 'x', now())`,
    ],
    /es un gasto del banco/,
  ],
])('%s se rechaza', async (_, consultas, rechazo) => {
  await expect(intentar(...consultas)).rejects.toThrow(rechazo);
});
