import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../pruebas/escenario-de-pagos.ts';
import { barrerIntenciones } from './barrer-intenciones.service.ts';
import { crearTurnos } from './turnos.ts';

const DIA = 24 * 3_600_000;
let s: EscenarioDePagos;
let corrido = 0;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());

const barrerEl = (dia: number) => {
  corrido = dia * DIA + 60_000;
  const reloj = () => new Date(s.prueba.ahora().getTime() + corrido);
  return barrerIntenciones({ db: s.db, pasarelas: s.falsas.pasarelas, reloj, turnos: crearTurnos() });
};
const pagado = async () => {
  const id = await s.cuponDeMatricula();
  await s.abrir('sipago', id);
  const referencia = await s.referencia(id);
  s.falsas.sipago.pagar(referencia, s.prueba.ahora());
  await s.leer(id);
  return { id, referencia };
};
const enRevision = async (id: number) =>
  (await s.db.selectFrom('ordenes_pago').select('en_revision').where('id', '=', id).executeTakeFirstOrThrow())
    .en_revision;

describe('lo que un proveedor devuelve después de haberlo cobrado', () => {
  test.each(['reembolso', 'contracargo'] as const)(
    'un %s entero, dicho semanas después, se anota una vez',
    async (tipo) => {
      const { id, referencia } = await pagado();
      await barrerEl(1);
      expect(await s.intenciones(id)).toMatchObject([{ estado: 'aprobada', devuelto: '0.00' }]);
      s.falsas.sipago.devolver(referencia, tipo);
      for (const dia of [20, 21, 22]) await barrerEl(dia);
      expect(await s.intenciones(id)).toMatchObject([
        { estado: 'reembolsada', devuelto: '1000.00', proxima_consulta: null },
      ]);
      expect(await s.operaciones(id)).toHaveLength(1);
      const reversiones = await s.db
        .selectFrom('reversiones as r')
        .innerJoin('operaciones_pago as p', 'p.id', 'r.operacion_id')
        .select(['r.tipo', 'r.importe'])
        .where('p.orden_id', '=', id)
        .execute();
      expect(reversiones).toEqual([{ tipo, importe: '1000.00' }]);
      const { ahora, hoy } = s.momento();
      expect(await conciliar(s.db, s.falsas.pasarelas, { ahora, hoy, dias: 7 })).toEqual([]);
    },
  );

  test('una parte deja el pago como está y lo mira el Colegio; el resto, después, lo devuelve entero', async () => {
    const { id, referencia } = await pagado();
    s.falsas.sipago.devolver(referencia, 'reembolso', '400.00');
    await barrerEl(2);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'aprobada', devuelto: '400.00' }]);
    expect(await enRevision(id)).toBe(true);
    s.falsas.sipago.devolver(referencia, 'reembolso', '1000.00');
    await barrerEl(4);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'reembolsada', devuelto: '1000.00' }]);
  });

  test('lo que se cobró y se devolvió antes de que preguntáramos entra y sale', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('sipago', id);
    const referencia = await s.referencia(id);
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    s.falsas.sipago.devolver(referencia);
    await s.leer(id);
    expect(await s.operaciones(id)).toHaveLength(1);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'reembolsada', devuelto: '1000.00' }]);
  });
});
