import { rutasDePapeles } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Card, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

/** The approvals and the receipts of a file, as its technician prints them. Without any they take no place. */
export const PapelesDelLegajo = ({ id }: { id: number }) => {
  const { data, error, refetch, isRefetching } = useQuery(
    consulta(rutasDePapeles.papelesDelLegajo, { params: { id } }),
  );
  if (data ? data.cvds.length + data.recibos.length === 0 : !error) return null;
  return (
    <Card component="section" aria-labelledby="titulo-papeles">
      <Stack gap="sm">
        <Title order={2} id="titulo-papeles">
          CVD y recibos
        </Title>
        {!data && error && (
          <FallaDeConsulta
            error={error}
            mensaje={todosLosMensajes.error_cargar_papeles}
            alReintentar={() => void refetch()}
            reintentando={isRefetching}
          />
        )}
        {data && (
          <ListaDeRenglones etiqueta="CVD y recibos">
            {data.cvds.map(({ id: papel_id, numero, fecha, anulado }) => (
              <Renglon
                key={`cvd ${papel_id}`}
                que={`CVD ${numero}${anulado ? ' · ANULADO' : ''}`}
                detalle={formatFecha(fecha)}
                cuanto={
                  <Imprimir
                    papel={`CVD ${numero}`}
                    archivo={`cvd_${numero}.pdf`}
                    pedir={() => llamar(rutasDePapeles.cvdDelLegajo, { params: { id, papel_id } })}
                  />
                }
              />
            ))}
            {data.recibos.map(({ id: papel_id, numero, fecha, importe, circuito }) => (
              <Renglon
                key={`recibo ${papel_id}`}
                que={`Recibo Nº ${numero}`}
                detalle={`${circuito} · ${formatFecha(fecha)} · ${formatImporte(importe)}`}
                cuanto={
                  <Imprimir
                    papel={`recibo Nº ${numero}`}
                    archivo={`recibo_${papel_id}.pdf`}
                    pedir={() => llamar(rutasDePapeles.reciboDelLegajo, { params: { id, papel_id } })}
                  />
                }
              />
            ))}
          </ListaDeRenglones>
        )}
      </Stack>
    </Card>
  );
};

const Imprimir = ({ papel, archivo, pedir }: { papel: string; archivo: string; pedir: () => Promise<Blob> }) => (
  <BotonDeDescarga
    size="compact-md"
    pedir={pedir}
    nombre={archivo}
    falla={todosLosMensajes.error_intentar_descargar}
    aria-label={`Imprimir ${papel}`}
    data-no-imprime
  >
    Imprimir
  </BotonDeDescarga>
);
