import { mensajes } from '@colega/contract/mensajes';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { adelantosDeEmitir } from '../../../lib/consultas/certificados.ts';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { LegajoInexistente, useLegajoDeLaRuta } from '../legajo-de-la-ruta.tsx';
import { useParaEmitir } from '../para-emitir.ts';
import { FormularioDeEleccion } from './formulario-de-eleccion.tsx';

const TITULO = 'Nuevo certificado';

/** CER-002. */
const ElegirTipo = () => {
  const id = useLegajoDeLaRuta();
  const consulta = useParaEmitir(id);
  if (consulta.inexistente) return <LegajoInexistente titulo={TITULO} />;
  return (
    <Stack gap="lg">
      <BackLink to={direccionDelLegajo(id)}>Volver al legajo</BackLink>
      <ConReferencias titulo={TITULO} consulta={consulta} mensaje={mensajes.error_cargar_datos}>
        {({ legajo, tipos, impedimento }) => (
          <>
            <div>
              <Title order={1}>{TITULO}</Title>
              <Text c="dimmed">Legajo Nº {legajo.numero_legajo}</Text>
            </div>
            {impedimento ? (
              <SinPermiso titulo="No se pueden emitir certificados sobre este legajo" porque={impedimento} />
            ) : (
              <FormularioDeEleccion legajoId={legajo.id} rubro={legajo.rubro.nombre} tipos={tipos} />
            )}
          </>
        )}
      </ConReferencias>
    </Stack>
  );
};

export default ElegirTipo;

export const adelantos = adelantosDeEmitir;
