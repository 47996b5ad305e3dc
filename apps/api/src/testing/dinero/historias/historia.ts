import { MEDIOS_EN_LINEA, type MedioEnLinea } from '@colega/domain/dinero';
import fc from 'fast-check';
import { conPaciencia } from '../../../con-paciencia.ts';
import { estadoDeConexiones } from '../../../db/conectar.ts';
import { barrerCobranzas } from '../../../modules/dinero/cobros/barrer-cobranzas.service.ts';
import { abrirIntencion } from '../../../modules/dinero/intenciones/abrir-intencion.service.ts';
import { barrerIntenciones } from '../../../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { atenderAviso, consultarPago } from '../../../modules/dinero/intenciones/resultado.service.ts';
import type { CobroDeCaja, Pasarelas } from '../../../modules/dinero/pasarelas/pasarela.ts';
import type { EscenarioDePagos } from '../escenario-de-pagos.ts';
import { crearPendientes, crearTurnosAnotados, esperada, terminarTodos } from './pendientes.ts';
import { COMO, MODOS, type Modo, type Proveedores } from './proveedor.ts';

const MINUTO = 60_000;
const PACIENCIA_MS = 15;

type EnPortal =
  | { que: 'abrir' | 'avisar'; portal: 0 | 1; medio: MedioEnLinea; modo: Modo }
  | { que: 'mirar' | 'barrer' | 'barrer_todas' | 'leer_listado'; portal: 0 | 1; modo: Modo };
type Hecho =
  | EnPortal
  | { que: 'pagar' | 'rechazar'; cual: number }
  | { que: 'soltar' }
  | { que: 'esperar'; minutos: number };

const portal = fc.constantFrom<0 | 1>(0, 1);
const modo = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Modo>('bien') },
  { weight: 4, arbitrary: fc.constantFrom(...MODOS) },
);
const medio = fc.constantFrom(...MEDIOS_EN_LINEA);
const hecho: fc.Arbitrary<Hecho> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ que: fc.constant('abrir' as const), portal, medio, modo }) },
  { weight: 4, arbitrary: fc.record({ que: fc.constant('pagar' as const), cual: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('rechazar' as const), cual: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('avisar' as const), portal, medio, modo }) },
  {
    weight: 4,
    arbitrary: fc.record({
      que: fc.constantFrom('mirar' as const, 'barrer' as const, 'barrer_todas' as const, 'leer_listado' as const),
      portal,
      modo,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ que: 'soltar' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ que: fc.constant('esperar' as const), minutos: fc.constantFrom(1, 2, 16, 130) }),
  },
);
/** Things happen one after another, or two at once. */
export const historia = fc.array(fc.oneof(fc.tuple(hecho), fc.tuple(hecho, hecho)), { minLength: 3, maxLength: 12 });

/** A life ends when the process dies: what it was doing is never known. */
const nuevaVida = () => {
  let viva = true;
  let avisar = (): void => undefined;
  const fin = new Promise<void>((listo) => {
    avisar = listo;
  });
  const terminar = (): void => {
    viva = false;
    avisar();
  };
  return { fin, terminar, sigue: () => viva };
};

/** Two portals share a database and the same providers. */
export const crearPortales = (s: EscenarioDePagos, proveedores: Proveedores, listado: () => CobroDeCaja[]) =>
  ([0, 1] as const).map(() => {
    const pasarelas: Pasarelas = {
      ...s.falsas.pasarelas,
      enLinea: proveedores.pasarelas(),
      cobranzas: { listar: async () => ({ cobros: listado(), ilegibles: [] }) },
    };
    const deps = { db: s.db, reloj: s.prueba.ahora, publicUrl: () => 'https://colega.test', paciencia: PACIENCIA_MS };
    const vida = nuevaVida();
    const pendientes = crearPendientes();
    return { deps: { ...deps, pasarelas, turnos: crearTurnosAnotados(pendientes, vida.fin) }, vida, pendientes };
  });
export type Portal = ReturnType<typeof crearPortales>[number];

type Mundo = { s: EscenarioDePagos; proveedores: Proveedores; portales: Portal[]; orden_id: number };

/** Lives the story of a coupon. Answers the addresses given to somebody, once all that was waiting has ended. */
export const vivir = async ({ s, proveedores, portales, orden_id }: Mundo, hechos: Hecho[][]): Promise<string[]> => {
  const dadas: string[] = [];
  const persona_id = s.e.persona.id;
  const paginas = () => dadas.flatMap((url) => proveedores.deUrl(url) ?? []);

  const abrir = async ({ deps, vida }: Portal, medio: MedioEnLinea): Promise<void> => {
    const url = await abrirIntencion(deps, { orden_id, persona_id, medio });
    if (vida.sigue()) dadas.push(url);
  };
  const trabajoDe = async (h: EnPortal, portal: Portal): Promise<void> => {
    const { deps } = portal;
    if (h.que === 'abrir') await abrir(portal, h.medio);
    if (h.que === 'mirar') await consultarPago(deps, orden_id, persona_id);
    if (h.que === 'barrer' || h.que === 'barrer_todas')
      await barrerIntenciones(deps, { todas: h.que === 'barrer_todas' });
    if (h.que === 'leer_listado') await barrerCobranzas(deps);
    if (h.que === 'avisar')
      for (const { pedido, medio } of paginas().filter((una) => una.medio === h.medio))
        await atenderAviso(deps, { medio, referencia: pedido.referencia }, null);
  };
  const enPortal = async (h: EnPortal): Promise<void> => {
    const actual = portales[h.portal];
    if (!actual) return;
    const { vida, pendientes } = actual;
    const colgado = nuevaVida();
    const como = { modo: h.modo, alRetener: colgado.terminar, sigue: vida.sigue };
    const trabajo = COMO.run(como, () => trabajoDe(h, { ...actual }).catch(esperada));
    // What a dying portal was recording is recorded or not before anybody looks.
    const escrito = vida.fin.then(() => conPaciencia(trabajo, PACIENCIA_MS));
    pendientes.anotar(JSON.stringify(h), Promise.race([trabajo, escrito]));
    // Whoever joined a hanging call of the same portal hangs too: the story goes on without them.
    await conPaciencia(Promise.race([trabajo, colgado.fin, vida.fin]), PACIENCIA_MS * 4);
    if (h.modo !== 'muere') return;
    vida.terminar();
    actual.vida = nuevaVida();
    actual.deps = { ...actual.deps, turnos: crearTurnosAnotados(pendientes, actual.vida.fin) };
  };
  const hacer = async (h: Hecho): Promise<void> => {
    const pagina = h.que === 'pagar' || h.que === 'rechazar' ? paginas().at(h.cual % Math.max(dadas.length, 1)) : null;
    if (h.que === 'pagar' && pagina) proveedores.pagar(pagina, s.prueba.ahora());
    else if (h.que === 'rechazar' && pagina) proveedores.rechazar(pagina);
    else if (h.que === 'soltar') proveedores.soltar();
    else if (h.que === 'esperar') s.prueba.avanzar(h.minutos * MINUTO);
    else if ('portal' in h) await enPortal(h);
  };
  for (const juntos of hechos) await Promise.all(juntos.map(hacer));
  const estado = () => ({ sinResponder: proveedores.sinResponder(), conexiones: estadoDeConexiones(s.db) });
  const pendientes = portales.map((uno) => uno.pendientes);
  await proveedores.soltarHasta(terminarTodos(pendientes, estado));
  return dadas;
};
