import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barrerCobranzas } from './cobros/barrer-cobranzas.service.ts';
import { conciliar } from './conciliacion/conciliar.service.ts';
import { barrerIntenciones } from './intenciones/barrer-intenciones.service.ts';
import type { CobroDeCaja } from './pasarelas/pasarela.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from './pruebas/escenario-de-pagos.ts';
import { crearPortales, historia, vivir } from './pruebas/historias/historia.ts';
import { crearProveedores } from './pruebas/historias/proveedor.ts';

const HISTORIAS = Number(process.env.HISTORIAS ?? 500);
/** On a busy machine as many of them as it has time for. */
const BASTANTE_MS = 60_000;
const PLAZO_MS = 120_000;
const MINUTO = 60_000;

let s: EscenarioDePagos;
const proveedores = crearProveedores();
let boletas = new Map<string, number>();
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());

/** SIRO lists what was paid on its pages, under numbers of its own. */
const listado = (): CobroDeCaja[] =>
  proveedores.paginas.flatMap(({ medio, externo, cobro, pedido }, i) =>
    medio === 'online' && cobro && boletas.has(externo)
      ? [
          {
            medio,
            externo: String(i + 1).padStart(10, '0'),
            numero_boleta: pedido.numero_boleta,
            importe: cobro.importe,
            fecha: cobro.fecha,
          },
        ]
      : [],
  );

test(
  'dos portales sobre una base, con proveedores lentos, que mienten y que callan: nada se pierde, nada se duplica y todo coincide',
  async () => {
    const portales = crearPortales(s, proveedores, listado);
    const [uno] = portales;
    if (!uno) throw new Error('No hay portales');
    const contar = async (hechos: Parameters<typeof vivir>[1]): Promise<void> => {
      const desde = proveedores.paginas.length;
      const orden_id = await s.cuponDeMatricula();
      const dadas = await vivir({ s, proveedores, portales, orden_id }, hechos);
      const suyas = proveedores.paginas.slice(desde);
      const cobradas = suyas.filter(({ cobro }) => cobro !== null);
      boletas = new Map(cobradas.map(({ externo, pedido }) => [externo, pedido.numero_boleta]));

      // Whatever was given to somebody is known, and is asked about.
      const intenciones = await s.intenciones(orden_id);
      expect(intenciones.map(({ url }) => url)).toEqual(expect.arrayContaining(dadas));

      // Everybody answers by now, and the sweep passes.
      // Once more while something is still being written down: the sweep leaves it for its next time.
      const cobrado = cobradas.map(({ cobro }) => ({ externo: cobro?.externo, importe: cobro?.importe }));
      const barrer = async () => {
        s.prueba.avanzar(MINUTO + 1);
        await Promise.all(portales.map(({ deps }) => barrerIntenciones(deps, { todas: true })));
        const leidas = s.db
          .selectFrom('operaciones_pago')
          .select(['externo', 'importe'])
          .where('orden_id', '=', orden_id);
        return leidas.execute();
      };
      await expect.poll(barrer, { timeout: 10_000, interval: 20 }).toHaveLength(cobrado.length);
      await barrerCobranzas(uno.deps);
      expect(await barrer()).toEqual(expect.arrayContaining(cobrado));
      expect(await barrer()).toHaveLength(cobrado.length);
      for (const { externo, estado } of await s.intenciones(orden_id))
        expect([externo, estado === 'aprobada']).toEqual([externo, cobradas.some((una) => una.externo === externo)]);
      const cupon = await s.db
        .selectFrom('ordenes_pago')
        .select('estado')
        .where('id', '=', orden_id)
        .executeTakeFirstOrThrow();
      if (cobradas.length > 0) expect(cupon.estado).toBe('pago');
      // The next story has a coupon of its own.
      await s.db
        .updateTable('intenciones_pago')
        .set({ proxima_consulta: null })
        .where('orden_id', '=', orden_id)
        .execute();
    };
    await fc.assert(fc.asyncProperty(historia, contar), { numRuns: HISTORIAS, interruptAfterTimeLimit: BASTANTE_MS });

    const { ahora, hoy } = s.momento();
    expect(await conciliar(s.db, { ...uno.deps.pasarelas, cobranzas: null }, { ahora, hoy, dias: 90 })).toEqual([]);
  },
  PLAZO_MS,
);
