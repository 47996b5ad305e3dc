import '@mantine/core/styles/Accordion.css';
import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Accordion, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useCertificados } from '../../../lib/consultas/certificados.ts';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { direccionDeCertificado } from '../../../lib/navegacion/direcciones.ts';
import { DescargaEnLote } from '../../../ui/descarga-en-lote.tsx';

// Most files have none.
const RenglonDeCertificado = lazy(() => conRed(() => import('./renglon-de-certificado.tsx')));

/** DET-011, DET-040. */
export const CertificadosDelLegajo = ({ legajo }: { legajo: Legajo }) => {
  const { certificados, acciones_permitidas } = legajo;
  const permite = acciones_permitidas.permite_certificados;
  const puedeEjercer = usePuede('Ejercicio');
  const hay = certificados.length > 0;
  const { data, isError, refetch, isRefetching } = useCertificados(legajo.id, hay);
  const leidos = useDeferredValue(data?.items);
  return (
    <section aria-label="Certificados">
      <Accordion variant="contained" order={2} defaultValue={hay || permite ? 'certificados' : null}>
        <Accordion.Item value="certificados">
          <Accordion.Control>Certificados ({certificados.length})</Accordion.Control>
          <Accordion.Panel>
            <Stack gap="md">
              {!hay && (
                <Text c="dimmed">
                  {permite
                    ? 'Todavía no emitiste certificados sobre este legajo.'
                    : 'Cuando el CEP del contrato original esté pago vas a poder emitir certificados.'}
                </Text>
              )}
              <Group data-no-imprime align="flex-start">
                {permite && puedeEjercer && (
                  <BotonEnlace
                    to={direccionDeCertificado(legajo.id)}
                    variant={hay ? 'default' : 'filled'}
                    leftSection={<Icono nombre="mas" />}
                  >
                    Nuevo certificado
                  </BotonEnlace>
                )}
                {certificados.length > 1 && (
                  <DescargaEnLote pedido={{ tipo: 'certificados', legajo_id: legajo.id }}>
                    Descargar todos
                  </DescargaEnLote>
                )}
              </Group>
              {isError && !data && (
                <ErrorDeCarga
                  mensaje={mensajes.error_cargar_datos}
                  alReintentar={() => void refetch()}
                  reintentando={isRefetching}
                />
              )}
              <Suspense>
                {certificados.map((certificado) => (
                  <RenglonDeCertificado
                    key={certificado.id}
                    certificado={certificado}
                    leido={leidos?.find(({ id }) => id === certificado.id)}
                    puedeEjercer={puedeEjercer}
                  />
                ))}
              </Suspense>
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </section>
  );
};
