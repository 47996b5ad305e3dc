import { formatFecha } from '@colega/domain/fechas';
import { TextInput } from '@mantine/core';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

/** OPN-044: the dates were entered in step one, or may not change. */
export const FechasLeidas = () => {
  const { fecha, vencimiento } = useLegajo().borrador;
  return (
    <>
      <TextInput label="Fecha Contrato" readOnly variant="filled" value={fecha && formatFecha(fecha)} />
      <TextInput
        label="Vencimiento Contrato"
        readOnly
        variant="filled"
        value={vencimiento && formatFecha(vencimiento)}
      />
    </>
  );
};
