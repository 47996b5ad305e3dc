import { expect, onTestFinished, test, vi } from 'vitest';
import { enNombreDe } from '../../reparto/solicitante-actual.ts';
import { crearTurnos } from './turnos-de-ingreso.ts';

const SIN_APURO = { esperaMaximaMs: 60_000, siempreEsperan: 1_000 };
const asentar = () => new Promise((listo) => setImmediate(listo));
const extranio = (clave: string) => ({ clave, conocido: false });

const crearIngresos = (opciones = SIN_APURO) => {
  const turnos = crearTurnos(opciones);
  const empezados: string[] = [];
  let seguir = (): void => undefined;
  const puerta = new Promise<void>((listo) => {
    seguir = listo;
  });
  const ingresar = (clave: string) =>
    turnos.enTurno(extranio(clave), async () => {
      empezados.push(clave);
      await puerta;
    });
  return { turnos, empezados, ingresar, seguir };
};

test('quien ingresa muchas veces a la vez espera detrás de sí, nunca delante de los demás', async () => {
  const { empezados, ingresar, seguir } = crearIngresos();
  const todos = [...Array.from({ length: 15 }, () => ingresar('insiste')), ingresar('otra'), ingresar('una más')];
  await asentar();
  expect(empezados.slice(0, 2)).toEqual(['insiste', 'otra']);
  seguir();
  await Promise.all(todos);
  expect(empezados.indexOf('una más')).toBeLessThan(4);
  expect(empezados).toHaveLength(17);
});

test('un mismo nombre no hace esperar a más de cierto número: a los que sobran se les dice', async () => {
  const { ingresar, seguir } = crearIngresos();
  const todos = Promise.allSettled(Array.from({ length: 40 }, () => ingresar('insiste')));
  seguir();
  const rechazados = (await todos).filter(({ status }) => status === 'rejected');
  expect(rechazados).toHaveLength(19);
  for (const uno of rechazados) expect(uno).toMatchObject({ reason: { status: 429, codigo: 'demasiados_a_la_vez' } });
});

test('a los que no pueden esperar se les dan momentos distintos para volver, cada vez más tarde', async () => {
  const { turnos, ingresar, seguir } = crearIngresos({ esperaMaximaMs: 0, siempreEsperan: 0 });
  const todos = [ingresar('a'), ingresar('b'), ingresar('c')];
  await asentar();
  // all of them in one moment: what is told is how long from it
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const citas = Array.from({ length: 4_000 }, () => {
    try {
      turnos.admitir(false);
    } catch (error) {
      expect(error).toMatchObject({ status: 503 });
      return Number((error as { encabezados: Record<string, string> }).encabezados['retry-after']);
    }
    throw new Error('lo dejó esperar');
  });
  expect(citas.toSorted((a, b) => a - b)).toEqual(citas);
  expect([citas[0], citas.at(-1)]).toEqual([3, 60]);
  expect(new Set(citas).size).toBeGreaterThan(20);
  vi.useRealTimers();
  seguir();
  await Promise.all(todos);
});

test('a quien cerró la página mientras esperaba no se le verifica nada', async () => {
  const { empezados, ingresar, seguir } = crearIngresos();
  const seVa = new AbortController();
  const ocupan = Array.from({ length: 8 }, (_, i) => ingresar(`ocupa ${i}`));
  const abandonado = enNombreDe({ seFue: seVa.signal }, () => ingresar('se fue'));
  seVa.abort(new Error('se fue'));
  await expect(abandonado).rejects.toThrow('se fue');
  seguir();
  await Promise.all(ocupan);
  expect(empezados).not.toContain('se fue');
});
