import type { ListaHecha } from '@colega/contract/colegio';
import type { CargosDelAnio } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorHttp } from '../../../http/error-http.ts';
import { matricula, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { cobrarRegreso } from '../colegio/cargos.service.ts';
import { generarCargos } from './generar-cargos.service.ts';

const BASE = '/colegio/listas';

let s: EscenarioDePagos;
let genera: Pedir;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ limiteDePedidos: 1_000_000 });
  const { operar } = cajaDe(s);
  [genera, ana, beto] = [await operar(), await operar(['aranceles']), await operar(['aranceles'])];
});
afterAll(() => s.prueba.cerrar());

const publicar = async (vigente_desde: string, conceptos: readonly string[]): Promise<ListaHecha> => {
  const filas = conceptos.map((concepto) => ({ concepto, importe: '120000.00', vencimiento: '03-31', norma: '' }));
  const preparada = await ana('POST', `${BASE}/cargos`, { payload: { vigente_desde, norma: 'Acta 1/26', filas } });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id, version } = preparada.json<ListaHecha>();
  const publicada = await beto('POST', `${BASE}/versiones/${id}/publicar`, { headers: { 'if-match': `"${version}"` } });
  expect(publicada.statusCode, publicada.body).toBe(200);
  return { ...publicada.json<ListaHecha>(), id };
};
const elAnio = (anio: number) => genera('GET', `/colegio/cargos?anio=${anio}`);

test('un año que no cobra arancel ni cuotas lo dice, que no es lo mismo que no haberlo publicado', async () => {
  expect((await elAnio(2027)).json().codigo).toBe('anio_sin_cargos');
  const { id, version } = await publicar('2027-01-01', ['arancel_reinscripcion']);
  expect((await elAnio(2027)).json()).toMatchObject({
    ...{ status: 409, codigo: 'anio_que_no_cobra' },
    detail: 'La lista de cargos de 2027 no cobra arancel ni cuotas: no hay nada que generar.',
  });
  const retirada = await beto('POST', `${BASE}/versiones/${id}/retirar`, {
    ...{ headers: { 'if-match': `"${version}"` }, payload: { motivo: 'Faltaba el arancel' } },
  });
  expect(retirada.statusCode, retirada.body).toBe(200);
});

test('el concepto que no está en la lista no se cobra: ni se ve, ni se genera, y lo demás sí', async () => {
  await publicar('2027-01-01', ['arancel']);
  const { lineas, cargos } = (await elAnio(2027)).json<CargosDelAnio>();
  expect(lineas.map(({ concepto, importe }) => [concepto, importe])).toEqual([['arancel', '120000.00']]);
  const autor = { actor: 'colegio', user_id: null, username: 'consola' } as const;
  expect(await generarCargos(s.db, { ...s.momento(), autor, anio: 2027 })).toMatchObject({ cargos });
  const generados = await s.db.selectFrom('cargos').select('concepto').where('anio', '=', 2027).distinct().execute();
  expect(generados).toEqual([{ concepto: 'arancel' }]);
});

test('volver no se cobra donde la lista no lo cobra, y se dice', async () => {
  const { id } = await persona(s.db);
  const suya = await matricula(s.db, id);
  const { cuit } = await s.db.selectFrom('personas').select('cuit').where('id', '=', id).executeTakeFirstOrThrow();
  const { codigo } = await s.db
    .selectFrom('matriculas')
    .select('codigo')
    .where('id', '=', suya.id)
    .executeTakeFirstOrThrow();
  const autor = { actor: 'colegio', user_id: null, username: 'consola' } as const;
  const pedido = { ahora: new Date('2027-02-01T15:00:00Z'), hoy: '2027-02-01', autor, cuit, matricula: codigo };
  const negado = await cobrarRegreso(s.db, { ...pedido, concepto: 'arancel_rehabilitacion' }).catch((e: unknown) => e);
  expect(negado).toBeInstanceOf(ErrorHttp);
  expect(negado).toMatchObject({
    ...{ status: 409, codigo: 'cargo_que_no_se_cobra' },
    message: 'La lista de cargos que rige no cobra ARANCEL REHABILITACIÓN.',
  });
});
