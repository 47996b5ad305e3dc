import type { BorradorNombrado } from '@colega/contract/route';
import type { Copiador, Dejado, LoQueSeCopia } from './copiador.ts';
import { copiaEnElServidor } from './copias.ts';
import type { DeQuien } from './una-por-vez.ts';

/** The code comes with the wizard on the screen: there is a second between the first key and its copy. */
export const crearCopiadorAlLlegar = (quien: DeQuien) => {
  let llegado: Copiador | null = null;
  let pedido: Promise<Copiador | null> | null = null;
  let fuente: LoQueSeCopia | null = null;

  /** Null where it does not come: it is asked for again at the next change. */
  const llegar = (): Promise<Copiador | null> => {
    pedido ??= import('./copiador.ts').then(
      ({ crearCopiador }) => {
        llegado = crearCopiador(quien);
        if (fuente) llegado.empezar(fuente);
        return llegado;
      },
      () => {
        pedido = null;
        return null;
      },
    );
    return pedido;
  };
  const con = (hacer: (copiador: Copiador) => void): void => {
    if (llegado) hacer(llegado);
    else void llegar().then((copiador) => copiador && hacer(copiador));
  };
  return {
    llegar,
    empezar: (nueva: LoQueSeCopia): void => {
      fuente = nueva;
      if (llegado) llegado.empezar(nueva);
      else void llegar();
    },
    hayQueElegir: (): boolean => llegado?.hayQueElegir() ?? false,
    estaAlDia: (): boolean => llegado?.estaAlDia() ?? false,
    porQueNoSube: (): string => llegado?.porQueNoSube() ?? '',
    /** Undefined where its code does not come. */
    dejar: async (): Promise<Dejado | undefined> => (await llegar())?.dejar(),
    tocar: (): void => con((copiador) => copiador.tocar()),
    subir: async (): Promise<void> => (llegado ?? (await llegar()))?.subir(),
    nombrar: async (): Promise<BorradorNombrado | null> =>
      llegado ? llegado.nombrar() : copiaEnElServidor(quien.user_id, quien.nombre),
    reconocer: async (): Promise<boolean> => (await (await llegar())?.reconocer()) ?? false,
    conocer: (...leido: Parameters<Copiador['conocer']>): void => con((copiador) => copiador.conocer(...leido)),
    perder: (): void => con((copiador) => copiador.perder()),
    apartar: (): void => con((copiador) => copiador.apartar()),
    quitar: (): void => con((copiador) => copiador.quitar()),
    terminar: (nombrado: BorradorNombrado | null): void => con((copiador) => copiador.terminar(nombrado)),
    detener: (): void => con((copiador) => copiador.detener()),
  };
};
export type CopiadorAlLlegar = ReturnType<typeof crearCopiadorAlLlegar>;
