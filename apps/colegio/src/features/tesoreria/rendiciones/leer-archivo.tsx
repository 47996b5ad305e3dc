import { type OrigenDeRendicion, rutasDeRendiciones } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';

type Props = { origenes: readonly OrigenDeRendicion[]; alLeerse: (id: number) => void };

/** Whole or not at all: each line that cannot be read is told, with its number. */
export const LeerArchivo = ({ origenes, alLeerse }: Props) => {
  const entrada = useRef<HTMLInputElement>(null);
  const [clave, setClave] = useState('');
  const [leyendo, setLeyendo] = useState(false);
  const [sinElegir, setSinElegir] = useState(false);
  const [fallas, setFallas] = useState<{ archivo: string; dichas: readonly string[] } | null>(null);
  const origen = origenes.find((uno) => uno.clave === clave);
  const leer = async (contenido: File): Promise<void> => {
    setLeyendo(true);
    setFallas(null);
    try {
      const archivo = { nombre: contenido.name, contenido };
      const { message, id } = await llamar(rutasDeRendiciones.leerRendicion, { params: { origen: clave }, archivo });
      avisarExito(message);
      alLeerse(id);
    } catch (causa) {
      const { errores = [] } = (causa instanceof ErrorDeApi && causa.problem) || {};
      const dichas = errores.map(({ mensaje }) => mensaje);
      const una = explicarFalla(causa, mensajes.error_de_comunicacion);
      setFallas({ archivo: contenido.name, dichas: dichas.length > 0 ? dichas : [una] });
    }
    setLeyendo(false);
  };
  return (
    <>
      <Group align="end" gap="sm">
        <SelectSimple
          label="De quién es"
          value={clave}
          opciones={origenes.map((uno) => ({
            value: uno.clave,
            label: uno.se_usa ? uno.nombre : `${uno.nombre} (ya no se usa)`,
          }))}
          alElegir={(elegida) => {
            setClave(elegida);
            setSinElegir(false);
            setFallas(null);
          }}
          error={sinElegir ? 'Elegí de quién es el archivo.' : undefined}
        />
        <BotonDeAccion
          ocupado="Leyendo…"
          trabajando={leyendo}
          alPresionar={() => (origen ? entrada.current?.click() : setSinElegir(true))}
        >
          Elegir el archivo…
        </BotonDeAccion>
      </Group>
      {origen && (
        <Text size="sm" c="dimmed">
          {origen.archivo === 'csv'
            ? 'Un CSV o un XLSX del banco: sus columnas se encuentran por el nombre, en cualquier orden.'
            : 'El archivo de texto, como lo da el cobrador.'}
          {origen.supuesto &&
            ' Formato supuesto: nadie confirmó todavía el lugar de cada dato. Mirá que lo leído sea lo que dice su archivo.'}
        </Text>
      )}
      {origen?.ejemplo && (
        <BotonDeDescarga
          pedir={() => llamar(rutasDeRendiciones.ejemploDeRendicion, { params: { origen: origen.clave } })}
          nombre={origen.ejemplo}
          falla={mensajes.error_de_comunicacion}
        >
          Bajar un archivo de ejemplo
        </BotonDeDescarga>
      )}
      <input
        ref={entrada}
        type="file"
        hidden
        aria-label="Archivo de la rendición"
        accept=".csv,.txt,.dat,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          const [contenido] = currentTarget.files ?? [];
          if (contenido) void leer(contenido);
          currentTarget.value = ''; // the same one may be chosen again
        }}
      />
      {fallas && (
        <div role="alert">
          <Nota tono="advierte" titulo={`«${fallas.archivo}» no se leyó`}>
            <ul>
              {fallas.dichas.map((dicha) => (
                <li key={dicha}>{dicha}</li>
              ))}
            </ul>
          </Nota>
        </div>
      )}
    </>
  );
};
