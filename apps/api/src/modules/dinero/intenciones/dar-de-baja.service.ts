import { hoy } from '../../../hoy.ts';
import { FallaDePasarela } from '../pasarelas/pasarela.ts';
import { anotarBajas, type Baja, postergarBaja, terminarBaja, tomarBajas } from './bajas.repository.ts';
import type { DepsDeBarrido } from './barrer-intenciones.service.ts';
import { reclamar } from './intenciones.repository.ts';

const LOTE = 8;
const MINUTO_MS = 60_000;
const EN_MANO_MS = 5 * MINUTO_MS;
/** S-468: a page lives a couple of hours at most, and a debt a few weeks. */
const INTENTOS = 30;
const ESPERA_MAXIMA_MS = 6 * 60 * MINUTO_MS;

/** Pages close and debts go where the protocol allows it. An unanswered request is repeated later and later. Answers how many were tried. */
export const darDeBaja = async (deps: DepsDeBarrido): Promise<number> => {
  await anotarBajas(deps.db, { ahora: deps.reloj(), hoy: hoy(deps.reloj) });
  let intentadas = 0;
  for (;;) {
    const ahora = deps.reloj();
    const bajas = await tomarBajas(deps.db, ahora, new Date(ahora.getTime() + EN_MANO_MS), LOTE);
    if (bajas.length === 0) return intentadas;
    await Promise.all(bajas.map((baja) => intentar(deps, baja)));
    intentadas += bajas.length;
  }
};

const NO_PUEDE = 'su protocolo no la da de baja';

const intentar = async (deps: DepsDeBarrido, baja: Baja): Promise<void> => {
  const { db, reloj } = deps;
  const trabajo = comoSeHace(deps, baja);
  if (!trabajo)
    return void (await terminarBaja(db, baja.id, { estado: 'imposible', detalle: NO_PUEDE, ahora: reloj() }));
  try {
    await trabajo();
    await terminarBaja(db, baja.id, { estado: 'hecha', detalle: null, ahora: reloj() });
  } catch (error) {
    if (!(error instanceof FallaDePasarela)) throw error;
    await anotarFalla(deps, baja, error);
  }
  // It is closed, or was paid a moment before: the provider says which.
  if (baja.pagina) await reclamar(db, [baja.pagina.id], reloj());
};

const comoSeHace = ({ pasarelas }: DepsDeBarrido, { pagina, orden_id, numero_boleta, cuit }: Baja) => {
  if (!pagina) return pasarelas.redLink && (() => pasarelas.redLink?.bajaDeDeuda({ orden_id, numero_boleta, cuit }));
  const { cancelar } = pasarelas.enLinea[pagina.medio] ?? {};
  return cancelar && (() => cancelar(pagina.externo));
};

const anotarFalla = async ({ db, reloj }: DepsDeBarrido, { id, intentos }: Baja, falla: FallaDePasarela) => {
  const ahora = reloj();
  const detalle = falla.message;
  if (falla.tipo === 'rechaza' || intentos >= INTENTOS)
    return void (await terminarBaja(db, id, { estado: 'imposible', detalle, ahora }));
  const espera = Math.min(MINUTO_MS * 2 ** (intentos - 1), ESPERA_MAXIMA_MS);
  await postergarBaja(db, id, { detalle, hasta: new Date(ahora.getTime() + espera) });
};
