import { minimoDeFilas } from '@colega/domain/legajos';
import { HonorarioConvenido } from '../honorario/honorario-convenido.tsx';
import { useManual } from './contexto-del-manual.ts';

export const ConvenidoDelManual = () => {
  const { borrador, cambiar } = useManual();
  return (
    <HonorarioConvenido
      minimo={minimoDeFilas(borrador.filas)}
      alCambiar={(honorario_convenido) => cambiar((b) => ({ ...b, honorario_convenido }))}
    />
  );
};
