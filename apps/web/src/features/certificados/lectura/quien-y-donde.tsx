import type { CertificadoLeido } from '@colega/contract/certificados';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Card, Stack, Title } from '@mantine/core';
import { direccionDeVerificacion } from '../../../lib/navegacion/direcciones.ts';

/** Of whom, for whom and where, and where whoever has the paper verifies it. */
export const QuienYDonde = ({ certificado }: { certificado: CertificadoLeido }) => {
  const { impreso, legajo, fecha_creacion, referencia, codigo, versiones_anteriores } = certificado;
  const { profesional, titular, localidad, inmueble } = impreso;
  return (
    <Card component="section" aria-label="Quién y dónde">
      <Stack gap="md">
        <Title order={2} size="h3">
          Quién y dónde
        </Title>
        <ListaDeDatos
          datos={[
            ['Profesional', profesional.nombre],
            ['Matrícula', profesional.matricula],
            ['Titular', titular?.nombre],
            ['CUIT', titular && formatCuit(titular.cuit)],
            ['Localidad del titular', localidad],
            ['Inmueble', inmueble],
            ['Legajo', String(legajo.numero_legajo)],
            ['Emitido el', formatFecha(fecha_creacion)],
            ['Certificado de referencia', referencia?.numero_certificado],
            [
              'Versiones anteriores',
              versiones_anteriores
                .map(({ numero, fecha }) => `Versión ${numero}, del ${formatFecha(fecha)}`)
                .join('\n'),
            ],
            ['Se verifica en', new URL(direccionDeVerificacion(codigo), location.origin).href],
          ]}
        />
      </Stack>
    </Card>
  );
};
