import type { Certificado } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { DatosDelCertificado } from '@colega/web-kit/ui/legajo/datos-del-certificado.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Card, Group, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { imprimirCertificado } from '../../../lib/consultas/certificados.ts';
import { direccionDelEmitido } from '../../../lib/navegacion/direccion-del-emitido.ts';
import {
  direccionDeAnexo,
  direccionDeVerificacion,
  type EmitidoReciente,
} from '../../../lib/navegacion/direcciones.ts';
import { CompartirCertificado } from '../../../ui/compartir-certificado.tsx';
import { AnularCertificado } from './anular-certificado.tsx';
import { YaEmitido } from './ya-emitido.tsx';

type Props = {
  certificado: Legajo['certificados'][number];
  leido: Certificado | undefined;
  puedeEjercer: boolean;
};

/** DET-014, DET-039, DET-042. */
const RenglonDeCertificado = ({ certificado, leido, puedeEjercer }: Props) => {
  const { id, numero_certificado } = certificado;
  const { tarjeta, reciente } = useRecienEmitido(id);
  return (
    <Card ref={tarjeta} component="article" aria-label={`Certificado ${numero_certificado}`} padding="md" shadow="none">
      <Stack gap="xs">
        <DatosDelCertificado certificado={certificado} leido={leido} />
        {reciente && <YaEmitido id={id} legajo_id={leido?.legajo.id} />}
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
          <BotonEnlace
            variant="default"
            to={direccionDelEmitido(id)}
            leftSection={<Icono nombre="derecha" />}
            aria-label={`Leer ${numero_certificado}`}
          >
            Leer
          </BotonEnlace>
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
          {leido && <CompartirCertificado certificado={leido} />}
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

export default RenglonDeCertificado;

const useRecienEmitido = (id: number) => {
  const tarjeta = useRef<HTMLElement>(null);
  const navegar = useNavigate();
  const { state, pathname } = useLocation();
  const esEste = (state as Partial<EmitidoReciente> | null)?.certificado_emitido === id;
  const [reciente, setReciente] = useState(esEste);
  useEffect(() => {
    if (!esEste) return;
    setReciente(true);
    tarjeta.current?.scrollIntoView({ block: 'center' });
    tarjeta.current?.querySelector('button')?.focus({ preventScroll: true });
    void navegar(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [esEste, navegar, pathname]);
  return { tarjeta, reciente };
};
