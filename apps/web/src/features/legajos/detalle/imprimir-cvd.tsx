import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Stack, Text } from '@mantine/core';

/** DET-014. */
export const ImprimirCvd = ({ id, numero }: { id: number; numero: string }) => (
  <Stack gap={4} align="flex-start" data-no-imprime>
    <BotonDeDescarga
      leftSection={<Icono nombre="escudo" />}
      pedir={() => llamar(rutasDeLegajos.imprimirCvd, { params: { id } })}
      nombre={`cvd_${numero}.pdf`}
      falla={mensajes.error_intentar_descargar} // ERR-013
    >
      Imprimir CVD
    </BotonDeDescarga>
    <Text c="dimmed" size="sm">
      El Certificado de Visado Definitivo: la constancia de que el Colegio aprobó el legajo. Cualquiera lo verifica con
      su QR.
    </Text>
  </Stack>
);
