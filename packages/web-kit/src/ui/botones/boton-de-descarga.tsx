import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { explicarFalla, explicarFaltaDeRed } from '../../lib/api/error-de-api.ts';
import { descargar } from '../../lib/navegacion/descargar.ts';
import { avisarError } from '../avisos/avisos.tsx';
import { BotonDeAccion } from './boton-de-accion.tsx';

type Props = Omit<ButtonProps, 'loading' | 'onClick'> & {
  children: ReactNode;
  pedir: () => Promise<Blob>;
  nombre: string;
  falla: string;
  conDetalle?: boolean;
  ocupado?: string;
  'aria-label'?: string;
};

export const BotonDeDescarga = ({
  pedir,
  nombre,
  falla,
  conDetalle = false,
  ocupado = 'Preparando…',
  ...resto
}: Props) => {
  const bajar = async () => {
    try {
      descargar(await pedir(), nombre);
    } catch (error) {
      avisarError((conDetalle ? explicarFalla : explicarFaltaDeRed)(error, falla));
    }
  };
  return <BotonDeAccion variant="default" {...resto} ocupado={ocupado} alPresionar={bajar} />;
};
