import { texto } from '@colega/contract/mensajes';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { FechaInput } from '../entradas/fecha-input.tsx';

type Rango = { fecha_desde: string; fecha_hasta: string };
type Props = { rango: Rango; alCambiar: (cambios: Partial<Rango>) => void };

/** From a day to another by which a list is filtered (LIS-022). */
export const RangoDeFechas = ({ rango: { fecha_desde, fecha_hasta }, alCambiar }: Props) => {
  const problema = validarRangoDeFechas(fecha_desde, fecha_hasta);
  return (
    <>
      <FechaInput
        label="Fecha desde"
        value={fecha_desde || null}
        alCambiar={(fecha) => alCambiar({ fecha_desde: fecha ?? '' })}
      />
      <FechaInput
        label="Fecha hasta"
        value={fecha_hasta || null}
        alCambiar={(fecha) => alCambiar({ fecha_hasta: fecha ?? '' })}
        error={problema && texto(problema)}
      />
    </>
  );
};
