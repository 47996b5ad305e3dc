import { mensajes } from '@colega/contract/mensajes';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { TituloFirme } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { Stack, Text } from '@mantine/core';
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
  return (
    <Stack gap="lg">
      {!consulta.inexistente && <BackLink to={direccionDelLegajo(id)}>Volver al legajo</BackLink>}
      <TituloFirme titulo={TITULO}>
        {consulta.inexistente ? (
          <LegajoInexistente titulo={TITULO} />
        ) : (
          <ConReferencias titulo={TITULO} consulta={consulta} mensaje={mensajes.error_cargar_datos}>
            {({ legajo, tipos, impedimento }) => (
              <Stack gap="lg">
                <Text c="dimmed">Legajo Nº {legajo.numero_legajo}</Text>
                {impedimento ? (
                  <SinPermiso titulo="No se pueden emitir certificados sobre este legajo" porque={impedimento} />
                ) : (
                  <FormularioDeEleccion legajoId={legajo.id} rubro={legajo.rubro.nombre} tipos={tipos} />
                )}
              </Stack>
            )}
          </ConReferencias>
        )}
      </TituloFirme>
    </Stack>
  );
};

export default ElegirTipo;

export const adelantos = adelantosDeEmitir;
