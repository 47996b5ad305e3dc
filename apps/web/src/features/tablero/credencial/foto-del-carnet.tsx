import { Retrato } from '@colega/web-kit/ui/datos/retrato.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { useDireccionDe } from '../../../lib/navegacion/use-direccion-de.ts';

const LADO = 96;

export const FotoDelCarnet = ({ imagen }: { imagen: Blob | null | undefined }) => (
  <Retrato direccion={useDireccionDe(imagen)} tamanio={LADO}>
    <Icono nombre="persona" tamanio={48} />
  </Retrato>
);
