import { type PreparacionLeida, rutasDeAranceles } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar, type OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { consultaDePreparacion } from './consultas.ts';

/** Since the last key: a figure is written in several. */
const ESPERA_MS = 700;

export type Escritas = readonly { ruta: string; escrito: string }[];
type Pedir = (opciones: OpcionesDeLlamada) => Promise<PreparacionLeida>;

export type GuardadoDeArancel = {
  /** Written, and not yet in the college. */
  pendientes: ReadonlyMap<string, string>;
  estado: 'guardado' | 'por_guardar' | 'guardando' | 'fallado';
  falla: string | null;
  escribir(escritas: Escritas): void;
  /** At once, what waits. */
  guardar(): void;
  /** Any other change of it, after what waits. Answers what went wrong, or null. */
  cambiar(pedir: Pedir): Promise<unknown>;
};

/**
 * What is typed is saved by itself, one call after another, over the version that was read. When somebody else changed it, theirs is shown and what
 * was typed stays over it until whoever typed it says so; without network it waits.
 */
export const useGuardado = (id: number): GuardadoDeArancel => {
  const cliente = useQueryClient();
  const { queryKey } = consultaDePreparacion(id);
  const [pendientes, setPendientes] = useState<ReadonlyMap<string, string>>(new Map());
  const [estado, setEstado] = useState<GuardadoDeArancel['estado']>('guardado');
  const [falla, setFalla] = useState<string | null>(null);
  const vivas = useRef(pendientes);
  const cola = useRef<Promise<unknown>>(Promise.resolve());
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);

  const poner = (nuevas: ReadonlyMap<string, string>): void => {
    vivas.current = nuevas;
    setPendientes(nuevas);
  };
  const intentar = async (pedir: Pedir): Promise<unknown> => {
    const leida = cliente.getQueryData<PreparacionLeida>(queryKey);
    if (!leida) return null;
    try {
      await cliente.cancelQueries({ queryKey });
      const nueva = await pedir({ ifMatch: etiquetaDe(leida.version) });
      cliente.setQueryData(queryKey, nueva);
      setFalla(null);
      return null;
    } catch (causa) {
      if (causa instanceof ErrorDeApi && [409, 412].includes(causa.status)) await cliente.refetchQueries({ queryKey });
      return causa;
    }
  };
  /** They go one at a time: each is over the version that the one before left. */
  const enTurno = <T>(hacer: () => Promise<T>): Promise<T> => {
    const turno = cola.current.then(hacer, hacer);
    cola.current = turno.catch(() => undefined);
    return turno;
  };
  const mandar = async (): Promise<void> => {
    const enviadas = [...vivas.current];
    if (enviadas.length === 0) return;
    setEstado('guardando');
    const celdas = enviadas.map(([ruta, escrito]) => ({ ruta, escrito }));
    const causa = await intentar((opciones) =>
      llamar(rutasDeAranceles.escribirCeldas, { params: { id }, body: { celdas } }, opciones),
    );
    if (causa) {
      setFalla(explicarFalla(causa, todosLosMensajes.error_guardar_arancel));
      setEstado('fallado');
      return;
    }
    const quedan = new Map(vivas.current);
    // what was typed over it meanwhile is still to be saved
    for (const [ruta, escrito] of enviadas) if (quedan.get(ruta) === escrito) quedan.delete(ruta);
    poner(quedan);
    setEstado(quedan.size > 0 ? 'por_guardar' : 'guardado');
  };
  const guardar = (): void => {
    clearTimeout(reloj.current);
    void enTurno(mandar);
  };
  const alVolverLaRed = useEffectEvent(() => {
    if (vivas.current.size > 0) guardar();
  });
  useEffect(() => {
    const fin = new AbortController();
    addEventListener('online', () => alVolverLaRed(), { signal: fin.signal });
    return () => {
      fin.abort();
      clearTimeout(reloj.current);
    };
  }, []);
  return {
    ...{ pendientes, estado, falla, guardar },
    escribir: (escritas) => {
      const nuevas = new Map(vivas.current);
      for (const { ruta, escrito } of escritas) nuevas.set(ruta, escrito);
      poner(nuevas);
      setEstado((antes) => (antes === 'guardando' ? antes : 'por_guardar'));
      clearTimeout(reloj.current);
      reloj.current = setTimeout(guardar, ESPERA_MS);
    },
    cambiar: (pedir) =>
      enTurno(async () => {
        clearTimeout(reloj.current);
        await mandar();
        return intentar(pedir);
      }),
  };
};
