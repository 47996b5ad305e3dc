import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { useRef, useState } from 'react';

type Props = {
  /** Of the box where the file is chosen, for who does not see it. */
  nombre: string;
  maximo: number;
  alPasarse: string;
  leer: (archivo: { nombre: string; contenido: File }) => Promise<void>;
};

/** A spreadsheet that is read at once, as soon as it is chosen. */
export const ImportarPlanilla = ({ nombre, maximo, alPasarse, leer }: Props) => {
  const entrada = useRef<HTMLInputElement>(null);
  const [leyendo, setLeyendo] = useState(false);
  const alElegir = async (contenido: File): Promise<void> => {
    if (contenido.size > maximo) return void avisarError(alPasarse);
    setLeyendo(true);
    try {
      await leer({ nombre: contenido.name, contenido });
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    }
    setLeyendo(false);
  };
  return (
    <>
      <BotonDeAccion
        variant="default"
        ocupado="Leyendo…"
        trabajando={leyendo}
        alPresionar={() => entrada.current?.click()}
      >
        Importar una planilla
      </BotonDeAccion>
      <input
        ref={entrada}
        type="file"
        hidden
        aria-label={nombre}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          const [elegido] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (elegido) void alElegir(elegido);
        }}
      />
    </>
  );
};

const A_LA_VISTA = 5;
/** What a file had and no cell took, the first of it. */
export const resumirSinLugar = (filas: readonly string[]): string =>
  [...filas.slice(0, A_LA_VISTA), ...(filas.length > A_LA_VISTA ? [`y ${filas.length - A_LA_VISTA} más`] : [])].join(
    '\n',
  );
