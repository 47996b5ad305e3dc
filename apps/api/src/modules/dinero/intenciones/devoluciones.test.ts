import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { devolverCredito } from '../colegio/devolver.service.ts';
import { listarPorRevisar, resolverCupon, resolverPago } from '../colegio/revisar.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
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

  test('y también si terminaba de pagar lo que otro pago había empezado', async () => {
    const id = await s.cuponDeMatricula();
    await s.acreditar(id, { importe: '600.00' });
    await s.abrir('sipago', id);
    const referencia = await s.referencia(id);
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    s.falsas.sipago.devolver(referencia);
    await s.leer(id);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'reembolsada', devuelto: '400.00' }]);
    const { ahora, hoy } = s.momento();
    expect(await conciliar(s.db, s.falsas.pasarelas, { ahora, hoy, dias: 7 })).toEqual([]);
  });
});

describe('lo que un proveedor devuelve de un pago del que el Colegio ya decidió', () => {
  const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
  const decidir = async (id: number, decision: 'a_favor' | 'devuelto' | 'sin_cambios') =>
    resolverCupon(s.db, await s.boleta(id), { autor, decision, motivo: 'Nota 4', ...s.momento() });
  const diferencias = async () => conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 7 });
  const enLaLista = async (id: number) => {
    const numero = String(await s.boleta(id));
    return (await listarPorRevisar(s.db)).filter(({ numero_boleta }) => numero_boleta === numero);
  };

  test.each(['a_favor', 'devuelto'] as const)(
    '«%s»: se anota una vez, espera en la lista con su porqué, y la conciliación lo nombra hasta que se decida',
    async (decision) => {
      const { id, referencia } = await pagado();
      await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
      await decidir(id, decision);
      s.falsas.sipago.devolver(referencia, 'contracargo');
      for (const dia of [30, 31, 32]) await barrerEl(dia);
      expect(await s.intenciones(id)).toMatchObject([
        { estado: 'reembolsada', devuelto: '1000.00', proxima_consulta: null },
      ]);
      expect(await enLaLista(id)).toMatchObject([{ tipo: 'cupon', porque: 'devuelto_ya_decidido' }]);
      expect(await diferencias()).toEqual([
        { titulo: expect.stringContaining('devolvió después'), lineas: [expect.stringContaining(': 1000.00')] },
      ]);
      if (decision === 'a_favor') {
        const { id: credito_id } = await s.db
          .selectFrom('creditos')
          .select('id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        const devolucion = { credito_id, importe: '1000.00', comprobante: `contracargo ${id}`, motivo: 'Contracargo' };
        await devolverCredito(s.db, { ...devolucion, autor, ahora: s.prueba.ahora() });
      }
      await decidir(id, 'sin_cambios');
      expect([await enLaLista(id), await diferencias()]).toEqual([[], []]);
    },
  );

  test('decidir de otro pago del mismo cupón no lo quita de la lista', async () => {
    const { id: legajo } = await s.vida.hasta('confirmado');
    const id = await s.emitirDeLegajo(legajo, 'cep');
    await s.abrir('sipago', id);
    const referencia = await s.referencia(id);
    await s.vida.anular(legajo);
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    await s.leer(id);
    const otro = await s.acreditar(id, { importe: '700.00' });
    const { id: operacion } = await s.db
      .selectFrom('operaciones_pago')
      .select('id')
      .where('orden_id', '=', id)
      .where('medio', '=', 'sipago')
      .executeTakeFirstOrThrow();
    const resolucion = { autor, decision: 'devuelto', motivo: 'Nota 5', ...s.momento() } as const;
    await resolverPago(s.db, operacion, resolucion);
    s.falsas.sipago.devolver(referencia);
    await barrerEl(40);
    await resolverPago(s.db, otro.operacion_id, resolucion);
    expect(await enLaLista(id)).toMatchObject([{ tipo: 'cupon', porque: 'devuelto_ya_decidido' }]);
    await decidir(id, 'sin_cambios');
    expect([await enLaLista(id), await diferencias()]).toEqual([[], []]);
  });
});
