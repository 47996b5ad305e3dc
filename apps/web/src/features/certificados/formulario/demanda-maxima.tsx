import { demandaMaxima } from '@colega/domain/certificados';
import { Text } from '@mantine/core';
import { useCertificando } from './contexto-del-certificado.ts';

/** CER-038: read, never typed. */
export const DemandaMaxima = () => {
  const demanda = demandaMaxima(useCertificando().borrador.valores);
  return (
    <Text component="output" htmlFor="pot_max_kw pot_total_kw" display="block" mt={4} size="sm">
      {demanda
        ? `Demanda máxima: ${demanda.kw} kW${demanda.porcentaje === null ? '' : ` (${demanda.porcentaje} % de la potencia total)`}`
        : 'Demanda máxima: se completa con las potencias.'}
    </Text>
  );
};
