import type { Certificado } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { Anchor, Card, Group, Stack, Text } from '@mantine/core';
import { imprimirCertificado } from '../../../../lib/consultas/certificados.ts';
import { direccionDeAnexo, direccionDeVerificacion } from '../../../../lib/navegacion/direcciones.ts';
import { BotonDeDescarga } from '../../../../ui/boton-de-descarga.tsx';
import { BotonEnlace } from '../../../../ui/boton-enlace.tsx';
import { Icono } from '../../../../ui/icono.tsx';
import { InsigniaDeEstado } from '../../../../ui/insignia-de-estado.tsx';
import { AnularCertificado } from './anular-certificado.tsx';

type Props = {
  certificado: Legajo['certificados'][number];
  /** What can be done with it; undefined until it is read. */
  leido: Certificado | undefined;
  puedeEjercer: boolean;
};

/** DET-014, DET-039, DET-042: one certificate, and what can be done with it. */
export const RenglonDeCertificado = ({ certificado, leido, puedeEjercer }: Props) => {
  const { id, numero_certificado, type, fecha_creacion, inmueble, estado } = certificado;
  const anulado = estado === 'anulado';
  return (
    <Card component="article" aria-label={`Certificado ${numero_certificado}`} padding="md" shadow="none">
      <Stack gap="xs">
        <Group gap="sm">
          <Text fw={700}>{numero_certificado}</Text>
          <InsigniaDeEstado tono={anulado ? 'peligro' : 'exito'}>{anulado ? 'Anulado' : 'Confirmado'}</InsigniaDeEstado>
        </Group>
        <Text>
          {leido?.nombre ?? type.toUpperCase()} · {formatFecha(fecha_creacion)}
          {inmueble && ` · ${inmueble}`}
          {leido?.referencia && ` · Se refiere a ${leido.referencia.numero_certificado}`}
        </Text>
        <Group gap="sm" data-no-imprime>
          <BotonDeDescarga
            leftSection={<Icono nombre="documento" />}
            pedir={() => imprimirCertificado(id)}
            nombre={`certificado_${numero_certificado}.pdf`}
            falla={mensajes.error_intentar_descargar}
            aria-label={`Imprimir ${numero_certificado}`}
          >
            Imprimir
          </BotonDeDescarga>
          {puedeEjercer && leido?.puede_editarse && (
            <BotonEnlace
              variant="default"
              to={direccionDeAnexo(leido.legajo.id, id)}
              leftSection={<Icono nombre="lapiz" />}
            >
              Editar anexo
            </BotonEnlace>
          )}
          {puedeEjercer && leido?.puede_anularse && <AnularCertificado certificado={leido} />}
          {leido && (
            <Anchor
              href={direccionDeVerificacion(leido.codigo)}
              target="_blank"
              rel="noreferrer"
              style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              Ver verificación (se abre en otra pestaña)
            </Anchor>
          )}
        </Group>
      </Stack>
    </Card>
  );
};
