import type { Campo, ValorDeCampo } from '@colega/domain/formularios';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import {
  type AccionesDeFormulario,
  crearMotivos,
  type Errores,
  type Partes,
  ProveedorDeFormulario,
} from '../../ui/entradas/contexto-de-formulario.ts';
import { componenteDe, type TiposDibujados } from '../tipos/registro.ts';
import { Nivel } from './nivel.tsx';

type Props<R extends string> = {
  campos: readonly (Campo & { ruta: R })[];
  tipos: TiposDibujados;
  valores: object;
  alCambiar: (ruta: R, valor: ValorDeCampo) => void;
  errores?: Errores | undefined;
  /** Of their ids. */
  prefijo?: string;
  /** What stands under one. */
  debajo?: (campo: Campo) => ReactNode;
};

const SIN_ERRORES: Errores = new Map();

/** Fields of one value each, outside a wizard, drawn from their definitions by their types: filters, choices, a dialog's. */
export const CamposSueltos = <R extends string>(props: Props<R>) => {
  const { campos, tipos, valores, alCambiar, errores = SIN_ERRORES, prefijo = '', debajo } = props;
  const vigente = useRef(alCambiar);
  vigente.current = alCambiar;
  const [propios] = useState(() => ({ motivos: crearMotivos(), partes: new Map() satisfies Partes }));
  const enFormulario = useMemo(() => {
    const acciones: AccionesDeFormulario = {
      prefijo,
      cambiar: (ruta, valor) => vigente.current(ruta as R, valor),
      salir: () => undefined,
      dibujar: (nivel) => <Nivel tipos={tipos} {...nivel} />,
    };
    return { ...propios, acciones };
  }, [prefijo, tipos, propios]);
  return (
    <ProveedorDeFormulario value={enFormulario}>
      {campos.map((campo) => {
        const { clase, Componente } = componenteDe(tipos, campo);
        if (clase === 'grupo') throw new Error(`The field ${campo.ruta} holds others: its level draws it`);
        const valor = Reflect.get(valores, campo.ruta) as ValorDeCampo;
        const dibujo = (
          <Componente key={campo.ruta} campo={campo} ruta={campo.ruta} valor={valor} error={errores.get(campo.ruta)} />
        );
        return debajo ? (
          <div key={campo.ruta}>
            {dibujo}
            {debajo(campo)}
          </div>
        ) : (
          dibujo
        );
      })}
    </ProveedorDeFormulario>
  );
};
