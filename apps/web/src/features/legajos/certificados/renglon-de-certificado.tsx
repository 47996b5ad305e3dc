import type { Certificado } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { compartir } from '@colega/web-kit/ui/avisos/compartir.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { DatosDelCertificado } from '@colega/web-kit/ui/legajo/datos-del-certificado.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Card, Group, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { imprimirCertificado } from '../../../lib/consultas/certificados.ts';
import {
  direccionDeAnexo,
  direccionDeVerificacion,
  type EmitidoReciente,
} from '../../../lib/navegacion/direcciones.ts';
import { AnularCertificado } from './anular-certificado.tsx';

type Props = {
  certificado: Legajo['certificados'][number];
  leido: Certificado | undefined;
  puedeEjercer: boolean;
};

/** DET-014, DET-039, DET-042. */
export const RenglonDeCertificado = ({ certificado, leido, puedeEjercer }: Props) => {
  const { id, numero_certificado } = certificado;
  const tarjeta = useRecienEmitido(id);
  return (
    <Card ref={tarjeta} component="article" aria-label={`Certificado ${numero_certificado}`} padding="md" shadow="none">
      <Stack gap="xs">
        <DatosDelCertificado certificado={certificado} leido={leido} />
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
              aria-label={`Editar anexo ${numero_certificado}`}
            >
              Editar anexo
            </BotonEnlace>
          )}
          {puedeEjercer && leido?.puede_anularse && <AnularCertificado certificado={leido} />}
          {leido && <Compartir certificado={leido} />}
          {leido && (
            <Anchor
              href={direccionDeVerificacion(leido.codigo)}
              target="_blank"
              rel="noreferrer"
              style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              Ver verificación <VisuallyHidden>de {numero_certificado}</VisuallyHidden> (se abre en otra pestaña)
            </Anchor>
          )}
        </Group>
      </Stack>
    </Card>
  );
};

const Compartir = ({ certificado: { codigo, nombre, numero_certificado } }: { certificado: Certificado }) => (
  <BotonDeAccion
    variant="default"
    leftSection={<Icono nombre="externo" />}
    ocupado="Compartiendo…"
    aria-label={`Compartir ${numero_certificado}`}
    alPresionar={() =>
      compartir({
        titulo: `${nombre} ${numero_certificado}`,
        texto: `Certificado ${numero_certificado}. Acá se lee y se verifica:`,
        direccion: new URL(direccionDeVerificacion(codigo), location.origin).href,
      })
    }
  >
    Compartir
  </BotonDeAccion>
);

const useRecienEmitido = (id: number) => {
  const tarjeta = useRef<HTMLElement>(null);
  const navegar = useNavigate();
  const { state, pathname } = useLocation();
  const esEste = (state as Partial<EmitidoReciente> | null)?.certificado_emitido === id;
  useEffect(() => {
    if (!esEste) return;
    tarjeta.current?.scrollIntoView({ block: 'center' });
    tarjeta.current?.querySelector('button')?.focus({ preventScroll: true });
    void navegar(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [esEste, navegar, pathname]);
  return tarjeta;
};
