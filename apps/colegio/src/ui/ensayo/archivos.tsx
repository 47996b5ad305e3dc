import { type Ensayo, rutasDeEnsayos } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group } from '@mantine/core';
import type { UsoDeEnsayo } from './use-ensayo.ts';

type Props = { ensayo: Ensayo; uso: UsoDeEnsayo };
type Formato = Ensayo['archivos'][number]['formato'];

const NOMBRES: Readonly<Record<Formato, string>> = { xlsx: 'XLSX', csv: 'CSV' };
const bajar = (id: number, formato: Formato): Promise<Blob> =>
  llamar(formato === 'csv' ? rutasDeEnsayos.ensayoEnCsv : rutasDeEnsayos.ensayoEnXlsx, { params: { id } });

/** All the contracts, one by one: the file is asked for, and fetched once it is there. */
export const Archivos = ({ ensayo, uso }: Props) => (
  <Group gap="sm">
    {(['xlsx', 'csv'] as const).map((formato) => (
      <Archivo key={formato} formato={formato} ensayo={ensayo} uso={uso} />
    ))}
  </Group>
);

const Archivo = ({ ensayo: { id, archivos }, uso, formato }: Props & { formato: Formato }) => {
  const estado = archivos.find((uno) => uno.formato === formato)?.estado;
  if (estado === 'listo')
    return (
      <BotonDeDescarga
        leftSection={<Icono nombre="descargar" />}
        pedir={() => bajar(id, formato)}
        nombre={`ensayo_${id}.${formato}`}
        falla={todosLosMensajes.error_imprimir}
        conDetalle
      >
        {`Bajar el ${NOMBRES[formato]}`}
      </BotonDeDescarga>
    );
  const pedir = async () => {
    try {
      await uso.pedirArchivo(id, formato);
    } catch (error) {
      avisarError(explicarFalla(error, todosLosMensajes.error_imprimir));
    }
  };
  return (
    <BotonDeAccion
      variant="default"
      ocupado={`Preparando el ${NOMBRES[formato]}…`}
      trabajando={estado === 'en_cola'}
      alPresionar={pedir}
    >
      {estado === 'fallido' ? `El ${NOMBRES[formato]} falló: pedirlo otra vez` : `Preparar el ${NOMBRES[formato]}`}
    </BotonDeAccion>
  );
};
