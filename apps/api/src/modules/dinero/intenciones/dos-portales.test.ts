import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Apertura, FallaDePasarela } from '../pasarelas/pasarela.ts';
import { abrirIntencion } from './abrir-intencion.service.ts';
import { barrerIntenciones } from './barrer-intenciones.service.ts';
import { crearTurnos } from './turnos.ts';

const MINUTO = 60_000;
const CON_PACIENCIA = { timeout: 10_000 };

let s: EscenarioDePagos;
let corrido = 0;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());
beforeEach(() => {
  corrido = 0;
});

const crearPortal = () => {
  const pedidos: { dar(apertura: Apertura): void; negar(): void; morir(): void }[] = [];
  const abrir = () =>
    new Promise<Apertura>((dar, fallar) => {
      pedidos.push({
        dar,
        negar: () => fallar(new FallaDePasarela('rechaza', 'SIRO', 'la referencia ya existe')),
        morir: () => undefined,
      });
    });
  const enLinea = { ...s.falsas.pasarelas.enLinea, online: { ...s.falsas.online.pasarela, abrir } };
  const deps = {
    ...{ db: s.db, pasarelas: { ...s.falsas.pasarelas, enLinea }, turnos: crearTurnos() },
    ...{ publicUrl: () => 'https://colega.test', reloj: () => new Date(s.prueba.ahora().getTime() + corrido) },
  };
  return {
    deps,
    pedidos,
    abrir: (orden_id: number) => abrirIntencion(deps, { orden_id, persona_id: s.e.persona.id, medio: 'online' }),
    pidio: (veces: number) => vi.waitFor(() => expect(pedidos).toHaveLength(veces), CON_PACIENCIA),
  };
};
const pagina = (externo: string): Apertura => ({ externo, url: `https://pagos.example/${externo}` });

describe('dos portales sobre una base', () => {
  test('mientras uno abre, el otro no le pide otra página al proveedor: espera la misma', async () => {
    const [uno, otro] = [crearPortal(), crearPortal()];
    const id = await s.cuponDeMatricula();
    const primera = uno.abrir(id);
    await uno.pidio(1);
    const segunda = otro.abrir(id);
    await vi.waitFor(async () => expect(await s.intenciones(id)).toHaveLength(1), CON_PACIENCIA);
    uno.pedidos[0]?.dar(pagina('dp-1'));
    expect(await Promise.all([primera, segunda])).toEqual([pagina('dp-1').url, pagina('dp-1').url]);
    expect(otro.pedidos).toEqual([]);
  });

  test('uno que tardó de más y es rechazado por duplicado no pisa la página que abrió el otro', async () => {
    const [lento, otro] = [crearPortal(), crearPortal()];
    const id = await s.cuponDeMatricula();
    const primera = lento.abrir(id);
    await lento.pidio(1);
    corrido = MINUTO + 1;
    const segunda = otro.abrir(id);
    await otro.pidio(1);
    otro.pedidos[0]?.dar(pagina('dp-2'));
    expect(await segunda).toBe(pagina('dp-2').url);
    lento.pedidos[0]?.negar();
    expect(await primera).toBe(pagina('dp-2').url);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'abierta', externo: 'dp-2' }]);
    expect((await s.leer(id)).estado_pago).toBe('en_proceso');
  });

  test('la página que llega tarde, después de que otro abrió la suya, no se le da a nadie', async () => {
    const [lento, otro] = [crearPortal(), crearPortal()];
    const id = await s.cuponDeMatricula();
    const primera = lento.abrir(id);
    await lento.pidio(1);
    corrido = MINUTO + 1;
    const segunda = otro.abrir(id);
    await otro.pidio(1);
    lento.pedidos[0]?.dar(pagina('dp-tarde'));
    otro.pedidos[0]?.dar(pagina('dp-3'));
    expect(await Promise.all([primera, segunda])).toEqual([pagina('dp-3').url, pagina('dp-3').url]);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'abierta', externo: 'dp-3' }]);
  });

  test('lo que abría uno que murió lo retoma otro al minuto, y lo que se está abriendo no se da por perdido', async () => {
    const [muerto, otro] = [crearPortal(), crearPortal()];
    const id = await s.cuponDeMatricula();
    muerto.abrir(id).catch(() => undefined);
    await muerto.pidio(1);
    corrido = 16 * MINUTO;
    const retomada = otro.abrir(id);
    await otro.pidio(1);
    await barrerIntenciones({ ...otro.deps, turnos: crearTurnos() }, { todas: true });
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'creando' }]);
    otro.pedidos[0]?.dar(pagina('dp-4'));
    expect(await retomada).toBe(pagina('dp-4').url);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'abierta', externo: 'dp-4' }]);
  });

  test('una apertura rechazada se sigue preguntando: su proveedor puede conocer una anterior', async () => {
    const portal = crearPortal();
    const id = await s.cuponDeMatricula();
    const pedida = portal.abrir(id);
    await portal.pidio(1);
    portal.pedidos[0]?.negar();
    await expect(pedida).rejects.toThrow();
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'rechazada', proxima_consulta: expect.any(Date) }]);
  });

  test('la página que se cierra en menos de un minuto no se da: se abre otra', async () => {
    const portal = crearPortal();
    const id = await s.cuponDeMatricula();
    const primera = portal.abrir(id);
    await portal.pidio(1);
    portal.pedidos[0]?.dar(pagina('dp-5'));
    await primera;
    const { vence } = (await s.intenciones(id))[0] ?? { vence: new Date(0) };
    const falta = vence.getTime() - s.prueba.ahora().getTime();
    corrido = falta - MINUTO - 1;
    expect(await portal.abrir(id)).toBe(pagina('dp-5').url);
    corrido = falta - MINUTO;
    const nueva = portal.abrir(id);
    await portal.pidio(2);
    portal.pedidos[1]?.dar(pagina('dp-6'));
    expect(await nueva).toBe(pagina('dp-6').url);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'caducada' }, { estado: 'abierta' }]);
  });
});
