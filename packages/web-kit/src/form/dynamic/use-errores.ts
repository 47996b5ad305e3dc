import { type CodigoDePantalla, texto } from '@colega/contract/mensajes';
import {
  type ContextoDeValidacion,
  type Formulario,
  type Parametros,
  validarParametros,
} from '@colega/domain/formularios';
import type { Problema } from '@colega/domain/resultado';
import { useCallback, useMemo, useRef } from 'react';
import type { Errores } from '../../ui/entradas/contexto-de-formulario.ts';
import { useJuzgados } from '../use-juzgados.ts';
import { useEstable } from './use-estable.ts';

export type ProblemaAMostrar = Problema<CodigoDePantalla> | { campo: string; mensaje: string };

type Pedido = {
  formulario: Formulario;
  valores: Parametros;
  contexto: ContextoDeValidacion;
  problemas: readonly ProblemaAMostrar[];
};

const textoDe = (p: ProblemaAMostrar): string => ('mensaje' in p ? p.mensaje : texto(p));

const porRuta = (problemas: readonly ProblemaAMostrar[]): Map<string, string> => {
  const mapa = new Map<string, string>();
  for (const p of problemas) if (p.campo !== undefined && !mapa.has(p.campo)) mapa.set(p.campo, textoDe(p));
  return mapa;
};

const iguales = (a: Errores, b: Errores): boolean => a.size === b.size && [...a].every(([k, v]) => b.get(k) === v);

/** VAL-013: `problemas` is of the last validation; after a change, the field's own rules speak. */
export const useErrores = ({ formulario, valores, contexto, problemas }: Pedido) => {
  const tocados = useRef(new Set<string>());
  const { juzgados, juzgar } = useJuzgados<readonly ProblemaAMostrar[]>();
  const problemasVigentes = useRef(problemas);
  problemasVigentes.current = problemas;

  const errores = useMemo(() => {
    const deAfuera = porRuta(problemas);
    const propios = juzgados.size === 0 ? null : porRuta(validarParametros(formulario, valores, contexto));
    const visibles = new Map(deAfuera);
    for (const [ruta, vistos] of juzgados) {
      const propio = propios?.get(ruta);
      if (vistos === problemas) visibles.delete(ruta);
      if (propio !== undefined && !visibles.has(ruta)) visibles.set(ruta, propio);
    }
    return visibles;
  }, [formulario, valores, contexto, problemas, juzgados]);

  const salir = useCallback(
    (ruta: string) => {
      if (tocados.current.has(ruta)) juzgar(ruta, problemasVigentes.current);
    },
    [juzgar],
  );

  const tocar = useCallback((ruta: string) => {
    tocados.current.add(ruta);
  }, []);

  return { errores: useEstable<Errores>(errores, iguales), tocar, salir };
};
