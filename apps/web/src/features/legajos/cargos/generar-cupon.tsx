import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group } from '@mantine/core';
import { usePuede } from '../../../lib/consultas/permisos.ts';

type Props = {
  to: string;
  permitido: boolean;
  yaGenerado: boolean;
  children: string;
};

/** CEP-002, CEP-009, DET-013. */
export const GenerarCupon = ({ to, permitido, yaGenerado, children }: Props) => {
  const puedeEjercer = usePuede('Ejercicio');
  if (!puedeEjercer || !permitido || yaGenerado) return null;
  return (
    <Group data-no-imprime>
      <BotonEnlace to={to} leftSection={<Icono nombre="cuenta" />}>
        {children}
      </BotonEnlace>
    </Group>
  );
};
