import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerBancos } from '../modules/colegio/leer-colegio.service.ts';
import { crearBaseDeAntes } from '../testing/crear-base-de-antes.ts';
import { cobrarUnCupon } from '../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { insertBancos } from '../testing/dinero/insert-bancos.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  await cobrarUnCupon(s, await s.cuponDeMatricula('1000.00'), '1000.00');
});
afterAll(() => s.prueba.cerrar());

const FIN = new Error('se deshace');
const intentar = async (...consultas: string[]): Promise<void> => {
  const todas = s.db.transaction().execute(async (trx) => {
    await insertBancos(trx, 'otro');
    for (const consulta of consultas) await sql.raw(consulta).execute(trx);
    throw FIN;
  });
  await todas.catch((error: unknown) => {
    if (error !== FIN) throw error;
  });
};

const enSuCuenta = (banco: string, dia = 'current_date'): string[] => [
  `insert into depositos (medio, banco, importe, dia, comprobante, quien, cuando)
    values ('caja', '${banco}', 10, ${dia}, 'x', 'x', now())`,
  `insert into asientos (cuando, concepto, deposito_id) select now(), 'deposito', max(id) from depositos`,
  `insert into movimientos (asiento_id, cuenta, medio, banco, importe)
    select max(id), 'recaudado', 'transferencia', '${banco}', 10 from asientos`,
];

test('en la cuenta de un banco del Colegio se asienta, también en la del que ya no se usa', async () => {
  await intentar(...enSuCuenta('provincia'));
  await intentar(
    "update bancos set dejado_desde = '2020-01-01' where clave = 'otro'",
    ...enSuCuenta('otro', "'2019-12-31'"),
  );
});

test.each([
  ['un asiento en la cuenta de un banco que el Colegio no tiene', enSuCuenta('colchon'), /no es del Colegio/],
  [
    'un depósito de un día en que su banco ya no se usaba',
    ["update bancos set dejado_desde = '2020-01-01' where clave = 'otro'", ...enSuCuenta('otro', "'2020-01-01'")],
    /no se usaba el/,
  ],
  [
    'un banco que se deja antes de lo último que tuvo',
    [...enSuCuenta('otro', "'2020-01-01'"), "update bancos set dejado_desde = '2020-01-01' where clave = 'otro'"],
    /tiene dinero desde que se deja/,
  ],
  ['un banco que se borra', ["delete from bancos where clave = 'otro'"], /bancos/],
  ['los bancos que se vacían', ['truncate bancos'], /bancos/],
  ['la clave de un banco que cambia', ["update bancos set clave = 'z' where clave = 'otro'"], /bancos/],
  ['el último banco que se deja', ["update bancos set dejado_desde = '2026-12-01'"], /no se queda sin bancos/],
  ['un banco que se deja antes de usarse', ["update bancos set dejado_desde = '2014-01-01'"], /check/],
  ['dos bancos con un nombre', ["update bancos set nombre = 'BANCO OTRO' where clave = 'provincia'"], /bancos_nombre/],
  ['un CBU con letras', [`update bancos set cbu = '${'x'.repeat(22)}'`], /cbu/],
  ['un nombre vacío', ["update bancos set nombre = ' '"], /nombre/],
])('%s se rechaza', async (_, consultas, rechazo) => {
  await expect(intentar(...consultas)).rejects.toThrow(rechazo);
});

test('una base de antes sigue con los bancos de su libro, con el nombre que traía el programa', async () => {
  const base = await crearBaseDeAntes('0253_listas_avisadas');
  try {
    await sql`insert into rendiciones (origen, archivo, huella, vuelta, quien, leida_en, desde, hasta)
      select origen, 'x', 'x', 1, 'x', now(), '2026-03-20', '2026-03-20' from unnest(array['provincia', 'viejo', 'siro']) origen`.execute(
      base.db,
    );
    await base.actualizar();
    const { nombreDe, enUso } = await leerBancos(base.db);
    expect(nombreDe('provincia')).toBe('Banco de la Provincia de Buenos Aires');
    expect(enUso('2026-03-20').map(({ clave }) => clave)).toEqual(['provincia', 'viejo']);
  } finally {
    await base.cerrar();
  }
});
