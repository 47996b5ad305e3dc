import type { Legajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { Accordion, Group, List, Text } from '@mantine/core';
import { InsigniaDeEstado } from '../../../ui/insignia-de-estado.tsx';

/** DET-011: a section that opens and closes. */
export const CertificadosDelLegajo = ({ legajo }: { legajo: Legajo }) => {
  const { certificados, acciones_permitidas } = legajo;
  return (
    <section aria-label="Certificados">
      <Accordion variant="contained" order={2}>
        <Accordion.Item value="certificados">
          <Accordion.Control>Certificados ({certificados.length})</Accordion.Control>
          <Accordion.Panel>
            {certificados.length === 0 && (
              <Text c="dimmed">
                {acciones_permitidas.permite_certificados
                  ? 'Todavía no emitiste certificados sobre este legajo.'
                  : 'Cuando el CEP del contrato original esté pago vas a poder emitir certificados.'}
              </Text>
            )}
            <List listStyleType="none" spacing="xs">
              {certificados.map(({ id, numero_certificado, type, fecha_creacion, inmueble, estado }) => (
                <List.Item key={id}>
                  <Group gap="sm">
                    <Text fw={700}>{numero_certificado}</Text>
                    <Text>
                      {type.toUpperCase()} · {formatFecha(fecha_creacion)}
                      {inmueble && ` · ${inmueble}`}
                    </Text>
                    <InsigniaDeEstado tono={estado === 'anulado' ? 'peligro' : 'exito'}>
                      {estado === 'anulado' ? 'Anulado' : 'Confirmado'}
                    </InsigniaDeEstado>
                  </Group>
                </List.Item>
              ))}
            </List>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </section>
  );
};
