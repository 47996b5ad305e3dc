import { useCampos } from '../../../form/wizard/contexto-de-campos.ts';
import { FechaInput } from '../../../ui/fecha-input.tsx';

type Fechas = { fecha: string; vencimiento: string };
type Props = { fechas: Fechas; alCambiarFecha: (fecha: string) => void; alCambiarVencimiento: (dia: string) => void };

/** The two dates of a contract, wherever its wizard asks for them (OPN-044). */
export const FechasDeContrato = ({ fechas, alCambiarFecha, alCambiarVencimiento }: Props) => {
  const { campo } = useCampos();
  return (
    <>
      <FechaInput
        {...campo('fecha', fechas.fecha)}
        label="Fecha Contrato"
        required
        value={fechas.fecha || null}
        alCambiar={(fecha) => alCambiarFecha(fecha ?? '')}
      />
      <FechaInput
        {...campo('vencimiento', fechas.vencimiento)}
        label="Vencimiento Contrato"
        required
        value={fechas.vencimiento || null}
        alCambiar={(vencimiento) => alCambiarVencimiento(vencimiento ?? '')}
      />
    </>
  );
};
