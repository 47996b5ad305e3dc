import { aplicarInteracciones, type Formulario, type Parametros, type ValorDeCampo } from '@colega/domain/formularios';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  type AccionesDeFormulario,
  crearMotivos,
  type Partes,
  ProveedorDeFormulario,
  useFormulario,
} from '../../ui/entradas/contexto-de-formulario.ts';
import { ponerEnRuta } from '../campos/poner-en-ruta.ts';
import { ProveedorDeCarga } from '../contexto-de-carga.ts';
import { TIPOS_DE_TAREAS } from '../tipos/de-tareas.ts';
import { type ContextoDeFormulario, contextoDeValidacionDe } from './contexto-de-las-tareas.ts';
import { Nivel } from './nivel.tsx';
import { type ProblemaAMostrar, useErrores } from './use-errores.ts';
import { useEstable } from './use-estable.ts';

type Props = {
  formulario: Formulario;
  valores: Parametros;
  onChange: (valores: Parametros) => void;
  problemas: readonly ProblemaAMostrar[];
  contexto: ContextoDeFormulario;
  /** The id of an input is this plus its own path. */
  prefijo: string;
};

const mismosActivos = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((ruta) => b.has(ruta));

const dibujar: AccionesDeFormulario['dibujar'] = (nivel) => <Nivel tipos={TIPOS_DE_TAREAS} {...nivel} />;

/** FRM-001: the server sends the definition. The values live outside. */
export const FormularioDinamico = ({ formulario, valores, onChange, problemas, contexto, prefijo }: Props) => {
  const deValidacion = useMemo(() => contextoDeValidacionDe(contexto), [contexto]);
  const { errores, tocar, salir } = useErrores({ formulario, valores, contexto: deValidacion, problemas });
  const activos = useEstable(
    useMemo(() => aplicarInteracciones(formulario, valores), [formulario, valores]),
    mismosActivos,
  );
  const vigentes = useRef({ valores, onChange });
  vigentes.current = { valores, onChange };

  const cambiar = useCallback(
    (ruta: string, valor: ValorDeCampo, tocada: string | null = ruta) => {
      if (tocada !== null) tocar(tocada);
      vigentes.current.valores = ponerEnRuta(vigentes.current.valores, ruta, valor);
      vigentes.current.onChange(vigentes.current.valores);
    },
    [tocar],
  );
  const deAfuera = useFormulario();
  const [propias] = useState(() => ({ motivos: crearMotivos(), partes: new Map() satisfies Partes }));
  const { motivos, partes } = deAfuera ?? propias;
  // Nothing here changes with what is typed, so a key press draws only its own field.
  const enFormulario = useMemo(
    () => ({ motivos, partes, acciones: { prefijo, cambiar, salir, dibujar } }),
    [motivos, partes, prefijo, cambiar, salir],
  );

  return (
    <ProveedorDeCarga value={contexto}>
      <ProveedorDeFormulario value={enFormulario}>
        {dibujar({ campos: formulario.campos, valores, ruta: '', activos, errores })}
      </ProveedorDeFormulario>
    </ProveedorDeCarga>
  );
};
