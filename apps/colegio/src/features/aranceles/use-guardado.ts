import { type PreparacionLeida, rutasDeAranceles } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar, type OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { consultaDePreparacion } from './consultas.ts';
import { contarTramos, formaDeLosTramos } from './tramos-de-la-lista.ts';

/** Since the last key: a figure is written in several. */
const ESPERA_MS = 700;

export type Escritas = readonly { ruta: string; escrito: string }[];
type Pedir = (opciones: OpcionesDeLlamada) => Promise<PreparacionLeida>;

export type GuardadoDeArancel = {
  /** Written, and not yet in the college. */
  pendientes: ReadonlyMap<string, string>;
  estado: 'guardado' | 'por_guardar' | 'guardando' | 'fallado';
  falla: string | null;
  /** Written in brackets that are no longer at their place: they are of no cell. */
  sueltas: readonly string[];
  olvidarSueltas(): void;
  escribir(escritas: Escritas): void;
  /** At once, what waits; unless somebody else changed it and it is not said yet what is done. */
  guardar(): void;
  /** Over what somebody else left, too. */
  guardarIgual(): void;
  /** Any other change of it, after what waits, and only over the brackets that were seen. Answers what went wrong, or null. */
  cambiar(pedir: Pedir, vistos?: string): Promise<unknown>;
};

/**
 * What is typed is saved by itself, one call after another, over the version that was read. When somebody else changed it, theirs is shown and what
 * was typed stays over it until whoever typed it says so; without network it waits.
 */
export const useGuardado = ({ id, version }: Pick<PreparacionLeida, 'id' | 'version'>): GuardadoDeArancel => {
  const cliente = useQueryClient();
  const { queryKey } = consultaDePreparacion(id);
  const [pendientes, setPendientes] = useState<ReadonlyMap<string, string>>(new Map());
  const [estado, setEstado] = useState<GuardadoDeArancel['estado']>('guardado');
  const [falla, setFalla] = useState<string | null>(null);
  const [sueltas, setSueltas] = useState<readonly string[]>([]);
  const vivas = useRef(pendientes);
  const tramos = useRef(new Map<string, number>());
  const ajenos = useRef<{ veces: number; causa: unknown }>({ veces: 0, causa: null });
  const porDecir = useRef(false);
  const cola = useRef<Promise<unknown>>(Promise.resolve());
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);

  const poner = (nuevas: ReadonlyMap<string, string>): void => {
    vivas.current = nuevas;
    if (nuevas.size === 0) porDecir.current = false;
    setPendientes(nuevas);
  };
  const leer = () => cliente.getQueryData<PreparacionLeida>(queryKey);
  /** Where brackets came in or went, a place may name another one: what was typed there is told, and goes to none. */
  const soltarCorridas = (): void => {
    const leida = leer();
    const corridas = [...vivas.current].filter(([ruta]) => tramos.current.get(ruta) !== contarTramos(leida, ruta));
    if (corridas.length === 0) return;
    poner(new Map([...vivas.current].filter(([ruta]) => !corridas.some(([una]) => una === ruta))));
    setSueltas((antes) => [...antes, ...corridas.map(([, escrito]) => escrito)]);
    if (vivas.current.size === 0) setEstado('guardado');
  };
  const intentar = async (pedir: Pedir): Promise<unknown> => {
    const leida = leer();
    if (!leida) return null;
    try {
      await cliente.cancelQueries({ queryKey });
      const nueva = await pedir({ ifMatch: etiquetaDe(leida.version) });
      cliente.setQueryData(queryKey, nueva);
      setFalla(null);
      return null;
    } catch (causa) {
      if (!(causa instanceof ErrorDeApi && [409, 412].includes(causa.status))) return causa;
      ajenos.current = { veces: ajenos.current.veces + 1, causa };
      await cliente.refetchQueries({ queryKey });
      return causa;
    } finally {
      soltarCorridas();
    }
  };
  /** They go one at a time: each is over the version that the one before left, and none over what somebody else left meanwhile. */
  const enTurno = (hacer: () => Promise<unknown>): Promise<unknown> => {
    const { veces } = ajenos.current;
    const siSigueIgual = async () => (ajenos.current.veces === veces ? hacer() : ajenos.current.causa);
    const turno = cola.current.then(siSigueIgual, siSigueIgual);
    cola.current = turno.catch(() => undefined);
    return turno;
  };
  const mandar = async (): Promise<unknown> => {
    soltarCorridas();
    const enviadas = [...vivas.current];
    if (enviadas.length === 0) return null;
    if (porDecir.current) return ajenos.current.causa;
    setEstado('guardando');
    const celdas = enviadas.map(([ruta, escrito]) => ({ ruta, escrito }));
    const causa = await intentar((opciones) =>
      llamar(rutasDeAranceles.escribirCeldas, { params: { id }, body: { celdas } }, opciones),
    );
    if (causa) {
      setFalla(explicarFalla(causa, todosLosMensajes.error_guardar_arancel));
      setEstado('fallado');
      porDecir.current = causa === ajenos.current.causa && vivas.current.size > 0;
      return causa;
    }
    const quedan = new Map(vivas.current);
    // what was typed over it meanwhile is still to be saved
    for (const [ruta, escrito] of enviadas) if (quedan.get(ruta) === escrito) quedan.delete(ruta);
    poner(quedan);
    setEstado(quedan.size > 0 ? 'por_guardar' : 'guardado');
    return null;
  };
  const guardar = (): void => {
    clearTimeout(reloj.current);
    void enTurno(mandar);
  };
  const alVolverLaRed = useEffectEvent(() => {
    if (vivas.current.size > 0) guardar();
  });
  const alLeerOtra = useEffectEvent((_version: number) => soltarCorridas());
  useEffect(() => alLeerOtra(version), [version]);
  useEffect(() => {
    const fin = new AbortController();
    addEventListener('online', () => alVolverLaRed(), { signal: fin.signal });
    return () => {
      fin.abort();
      clearTimeout(reloj.current);
    };
  }, []);
  return {
    ...{ pendientes, estado, falla, sueltas, guardar },
    olvidarSueltas: () => setSueltas([]),
    guardarIgual: () => {
      porDecir.current = false;
      guardar();
    },
    escribir: (escritas) => {
      const leida = leer();
      const nuevas = new Map(vivas.current);
      for (const { ruta, escrito } of escritas) {
        nuevas.set(ruta, escrito);
        tramos.current.set(ruta, contarTramos(leida, ruta));
      }
      poner(nuevas);
      if (porDecir.current) return;
      setEstado((antes) => (antes === 'guardando' ? antes : 'por_guardar'));
      clearTimeout(reloj.current);
      reloj.current = setTimeout(guardar, ESPERA_MS);
    },
    cambiar: (pedir, antes) => {
      const vistos = antes ?? formaDeLosTramos(leer());
      return enTurno(async () => {
        clearTimeout(reloj.current);
        const causa = await mandar();
        if (causa) return causa;
        if (formaDeLosTramos(leer()) === vistos) return intentar(pedir);
        return new ErrorDeApi({ tipo: 'respuesta', status: 409, cuerpo: todosLosMensajes.tramos_corridos });
      });
    },
  };
};
