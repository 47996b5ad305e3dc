import type { Detalle } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { Text } from '@mantine/core';

/** S-384: fewer days are told as a warning. */
const POCOS_DIAS = 5;

const CORRE = 'El plazo para pagar el timbrado corre desde la fecha del contrato';

export const PlazoAlConfirmar = ({ detalle }: { detalle: Detalle }) => {
  const { fecha, plazo_de_timbrado: plazo } = detalle;
  if (!plazo) return null;
  const desde = `${CORRE}, ${formatFecha(fecha)},`;
  if (plazo.dias <= 0)
    return (
      <Text c="var(--colega-error)" fw={700}>
        {desde} y venció el {formatFecha(plazo.hasta)}: si lo confirmás así, vas a tener que abonarlo en ARBA. Si esa no
        es la fecha del contrato, editala antes.
      </Text>
    );
  const pocos = plazo.dias <= POCOS_DIAS;
  return (
    <Text {...(pocos ? { fw: 700 } : { c: 'dimmed' })}>
      {desde} y es hasta el {formatFecha(plazo.hasta)} inclusive: {plazo.dias === 1 ? 'queda' : 'quedan'} {plazo.dias}{' '}
      {plazo.dias === 1 ? 'día' : 'días'}. Vencido, solo se abona en ARBA.
    </Text>
  );
};
