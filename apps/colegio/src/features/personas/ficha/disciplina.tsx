import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { RenglonDeBloqueo } from '@colega/web-kit/ui/datos/renglon-de-bloqueo.tsx';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { crearBloqueo, crearLevantamiento } from '../actos/de-disciplina.ts';
import type { PropsDeSeccion } from './props-de-seccion.ts';

export const Disciplina = ({ ficha, alActuar }: PropsDeSeccion) => {
  const puede = useOperador().permisos.includes('personas.disciplina');
  const vigentes = ficha.bloqueos.filter(({ vigente }) => vigente);
  const quedan = ficha.tipos_de_bloqueo.some(
    ({ clave, se_usa }) => se_usa && !vigentes.some((bloqueo) => bloqueo.clave === clave),
  );
  return (
    <Seccion
      titulo="Bloqueos y sanciones"
      acciones={puede && quedan && <Accion alPresionar={() => alActuar(crearBloqueo(ficha))}>Bloquear</Accion>}
    >
      {ficha.bloqueos.length === 0 && <Text>No tiene bloqueos.</Text>}
      {ficha.bloqueos.map((bloqueo) => (
        <Stack key={bloqueo.id} gap={4} align="stretch">
          <RenglonDeBloqueo bloqueo={bloqueo} />
          {puede && bloqueo.vigente && (
            <div>
              <Accion de={bloqueo.tipo_bloqueo.nombre} alPresionar={() => alActuar(crearLevantamiento(ficha, bloqueo))}>
                Levantar
              </Accion>
            </div>
          )}
        </Stack>
      ))}
      {ficha.sanciones.length > 0 && (
        <>
          <Title order={3} size="h5">
            Sanciones
          </Title>
          <ListaDeRenglones etiqueta="Sanciones">
            {ficha.sanciones.map(({ id, matricula, fecha, motivo, importe, pagada }) => (
              <Renglon
                key={id}
                que={`${matricula} · ${formatFecha(fecha)}`}
                detalle={motivo}
                cuanto={`${formatImporte(importe)} ${pagada ? '(pagada)' : '(se debe)'}`}
              />
            ))}
          </ListaDeRenglones>
        </>
      )}
    </Seccion>
  );
};
