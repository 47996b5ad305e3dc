import type { CertificadoLeido } from '@colega/contract/certificados';
import { mensajes } from '@colega/contract/mensajes';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group } from '@mantine/core';
import { imprimirCertificado } from '../../../lib/consultas/certificados.ts';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import {
  direccionDeAnexo,
  direccionDeCertificado,
  direccionDelLegajo,
  direccionDeVerificacion,
} from '../../../lib/navegacion/direcciones.ts';
import { CompartirCertificado } from '../../../ui/compartir-certificado.tsx';

export const AccionesDelEmitido = ({ certificado }: { certificado: CertificadoLeido }) => {
  const { id, numero_certificado, legajo, codigo, puede_editarse } = certificado;
  const puedeEjercer = usePuede('Ejercicio');
  return (
    <Group gap="sm" data-no-imprime>
      <BotonDeDescarga
        leftSection={<Icono nombre="documento" />}
        pedir={() => imprimirCertificado(id)}
        nombre={`certificado_${numero_certificado}.pdf`}
        falla={mensajes.error_intentar_descargar}
        aria-label={`Descargar ${numero_certificado}`}
      >
        Descargar
      </BotonDeDescarga>
      <CompartirCertificado certificado={certificado} />
      {puedeEjercer && puede_editarse && (
        <BotonEnlace variant="default" to={direccionDeAnexo(legajo.id, id)} leftSection={<Icono nombre="lapiz" />}>
          Editar anexo
        </BotonEnlace>
      )}
      {puedeEjercer && (
        <BotonEnlace variant="default" to={direccionDeCertificado(legajo.id)} leftSection={<Icono nombre="mas" />}>
          Emitir otro, o su anexo
        </BotonEnlace>
      )}
      <BotonEnlace variant="default" to={direccionDelLegajo(legajo.id)} leftSection={<Icono nombre="legajos" />}>
        Ver el legajo {legajo.numero_legajo}
      </BotonEnlace>
      <Anchor
        href={direccionDeVerificacion(codigo)}
        target="_blank"
        rel="noreferrer"
        style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        Ver verificación (se abre en otra pestaña)
      </Anchor>
    </Group>
  );
};
