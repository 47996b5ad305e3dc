import { mensajes } from '@colega/contract/mensajes';
import { formatCuit } from '@colega/domain/identificadores';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Card, Stack, Text } from '@mantine/core';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { useAdelantarYaCargados } from '../contrato/use-ya-cargados.ts';
import { AgregarComitente } from './agregar-comitente.tsx';
import { ComitentesConocidos } from './comitentes-conocidos.tsx';
import { TarjetaDeComitente } from './tarjeta-de-comitente.tsx';

/** AUT-049..065. */
export const PasoComitente = () => {
  const { borrador } = useLegajo();
  useAdelantarYaCargados();
  return (
    <Stack gap="lg">
      <LoQuePideLaModalidad />
      <ParaQuienEra />
      <ComitentesConocidos />
      <AgregarComitente />
      {borrador.comitentes.length === 0 ? (
        <Text c="dimmed">Los comitentes que agregues aparecen acá.</Text>
      ) : (
        <Stack component="ul" aria-label="Comitentes" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
          {borrador.comitentes.map((comitente, indice) => (
            <Card component="li" key={comitente.cuit} id={`comitentes.${indice}`} tabIndex={-1}>
              <TarjetaDeComitente comitente={comitente} indice={indice} />
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  );
};

const LoQuePideLaModalidad = () => {
  const { borrador, referencias } = useLegajo();
  const modalidad = referencias.modalidades.find(({ id }) => id === borrador.modalidad_id);
  if (!modalidad?.exige_res_806 && !modalidad?.cuit_fijo) return null;
  return (
    <Nota tono="advierte" titulo={`Modalidad ${modalidad.nombre}`}>
      {modalidad.exige_res_806 && <Text>{mensajes.comitente_res_806}.</Text>}
      {modalidad.cuit_fijo && (
        <Text>Entre los comitentes tiene que figurar el CUIT {formatCuit(modalidad.cuit_fijo)}.</Text>
      )}
    </Nota>
  );
};

/** Its budget has a name and no CUIT. */
const ParaQuienEra = () => {
  const { comitentes, para_quien = '' } = useLegajo().borrador;
  if (para_quien === '' || comitentes.length > 0) return null;
  return (
    <Nota titulo="Para quién era el presupuesto">
      <Text style={{ overflowWrap: 'anywhere' }}>{para_quien}</Text>
      <Text>Agregá a su comitente por CUIT, o elegilo entre los tuyos si ya está en otro legajo.</Text>
    </Nota>
  );
};
