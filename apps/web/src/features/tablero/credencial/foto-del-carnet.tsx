import { Retrato } from '@colega/web-kit/ui/datos/retrato.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { useFotoDelCarnet } from '../../../lib/consultas/tablero.ts';
import { useDireccionDe } from '../../../lib/navegacion/use-direccion-de.ts';

const LADO = 96;

export const FotoDelCarnet = ({ carnet }: { carnet: number }) => (
  <Retrato direccion={useDireccionDe(useFotoDelCarnet(carnet).data)} tamanio={LADO}>
    <Icono nombre="persona" tamanio={48} />
  </Retrato>
);
