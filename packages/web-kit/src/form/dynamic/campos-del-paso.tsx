import type { ValorDeCampo } from '@colega/domain/formularios';
import { type ReactNode, useMemo } from 'react';
import {
  type AccionesDeFormulario,
  ProveedorDeFormulario,
  useFormulario,
} from '../../ui/entradas/contexto-de-formulario.ts';
import { componenteDe, type TiposDibujados } from '../tipos/registro.ts';
import { useCampo, usePaso } from '../use-campo.ts';
import { Nivel } from './nivel.tsx';

export const CamposDelPaso = ({ tipos, children }: { tipos: TiposDibujados; children: ReactNode }) => {
  const { motivos, partes } = useFormulario() ?? {};
  const paso = usePaso();
  const acciones = useMemo(
    (): AccionesDeFormulario => ({
      prefijo: '',
      cambiar: (ruta, valor) => paso.poner(ruta, valor),
      salir: (ruta) => paso.campo(ruta, paso.leer(ruta)).onBlur(),
      dibujar: (nivel) => <Nivel tipos={tipos} {...nivel} />,
    }),
    [paso, tipos],
  );
  const enFormulario = useMemo(
    () => motivos && partes && { motivos, partes, paso, acciones },
    [motivos, partes, paso, acciones],
  );
  return <ProveedorDeFormulario value={enFormulario ?? null}>{children}</ProveedorDeFormulario>;
};

export const CampoDelPaso = ({ tipos, ruta }: { tipos: TiposDibujados; ruta: string }) => {
  const { campo, valor, props } = useCampo(ruta);
  const { clase, Componente } = componenteDe(tipos, campo);
  if (clase === 'grupo') throw new Error(`The field ${ruta} holds others: its level draws it`);
  return <Componente campo={campo} ruta={ruta} valor={valor as ValorDeCampo} error={props.error} />;
};
