import type { Certificado } from '@colega/contract/certificados';
import { type Cuerpo, copiarDeclaracion, leerCuerpo } from '@colega/domain/certificados';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leerCertificado, useUltimosDeTipo } from '../../../lib/consultas/certificados.ts';
import { useCertificando } from './contexto-del-certificado.ts';

/** S-890: what an installer repeats comes from one of the latest of this type; the rest is of this place. */
export const CopiarDe = () => {
  const { type } = useCertificando();
  const ultimos = useUltimosDeTipo(type).data?.items ?? [];
  const { copiar, copiando, resultado } = useCopia();
  if (ultimos.length === 0) return null;
  return (
    <Stack gap="xs" mb="lg" component="section" aria-label="Copiar de otro certificado">
      <Text size="sm">
        Copiá de otro tuyo lo que se repite. Las respuestas, las mediciones de resistencia y las fotos son de esta
        instalación, y lo que se copia se revisa.
      </Text>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {ultimos.map((uno) => (
          <Button
            key={uno.id}
            variant="default"
            leftSection={<Icono nombre="copiar" />}
            loading={copiando === uno.id}
            onClick={() => copiar(uno)}
          >
            Copiar de {uno.numero_certificado} · Legajo {uno.legajo.numero_legajo}
          </Button>
        ))}
      </div>
      <Text size="sm" aria-live="polite">
        {resultado}
      </Text>
    </Stack>
  );
};

const useCopia = () => {
  const { type, borrador, cambiar } = useCertificando();
  const cliente = useQueryClient();
  const hoy = useHoy();
  const { mutate, isPending, variables, data, isError } = useMutation({
    mutationFn: async ({ id, numero_certificado }: Certificado) => {
      const { datos } = await leerCertificado(cliente, id);
      const copiado = copiarDeclaracion(type, leerCuerpo(type, datos as Cuerpo), borrador.valores, hoy);
      // What was typed while it came stays.
      cambiar((b) => ({ ...b, valores: { ...b.valores, ...copiarDeclaracion(type, copiado, b.valores, hoy) } }));
      return { numero_certificado, cuantos: Object.keys(copiado).length };
    },
  });
  const decir = (): string => {
    if (isError) return 'No se pudo leer ese certificado. Probá de nuevo.';
    if (!data) return '';
    const { cuantos, numero_certificado } = data;
    if (cuantos === 0) return `No había nada que copiar de ${numero_certificado}: lo que se repite ya está cargado.`;
    const datos = cuantos === 1 ? 'Se copió 1 dato' : `Se copiaron ${cuantos} datos`;
    return `${datos} de ${numero_certificado}. Revisalos en cada paso.`;
  };
  return { copiar: mutate, copiando: isPending ? variables.id : null, resultado: decir() };
};
