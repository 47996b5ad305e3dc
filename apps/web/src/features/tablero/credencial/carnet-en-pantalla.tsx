import { formatFecha } from '@colega/domain/fechas';
import { comienzoDeCodigo, formatCuit } from '@colega/domain/identificadores';
import { useColegioALaVista } from '@colega/web-kit/lib/colegio/colegio-a-la-vista.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { InsigniaDeMatricula } from '@colega/web-kit/ui/signos/insignia-de-matricula.tsx';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import estilos from './carnet-en-pantalla.module.css';
import { Consultado } from './consultado.tsx';
import type { CarnetDibujado, PersonaDelCarnet } from './copia-guardada.ts';
import { usePantallaDespierta } from './use-pantalla-despierta.ts';

type Props = {
  persona: PersonaDelCarnet;
  carnet: CarnetDibujado;
  /** When it was asked for. */
  desde: number;
  foto: ReactNode;
  qr: ReactNode;
  abajo?: ReactNode;
};

/** As the printed one, on white whatever the theme: it is read by another phone. */
export const CarnetEnPantalla = ({ persona, carnet, desde, foto, qr, abajo }: Props) => {
  const tarjeta = useRef<HTMLElement>(null);
  usePantallaDespierta();
  const nombre = `${persona.nombre} ${persona.apellido}`;
  return (
    <div className={estilos.lugar}>
      <article ref={tarjeta} className={estilos.tarjeta} aria-label={`Credencial profesional de ${nombre}`}>
        <Colegio numero={carnet.numero} />
        <div className={estilos.cuerpo}>
          <div className={estilos.quien}>
            {foto}
            <div>
              <p className={estilos.nombre}>{nombre}</p>
              <p>CUIT {formatCuit(persona.cuit)}</p>
              <p>{persona.distrito.nombre}</p>
            </div>
          </div>
          <ul className={estilos.matriculas}>
            {persona.matriculas.map((matricula) => (
              <li key={matricula.id}>
                <span>
                  <strong>{matricula.codigo}</strong> {matricula.descripcion}
                </span>
                <InsigniaDeMatricula matricula={matricula} />
              </li>
            ))}
          </ul>
          <p className={estilos.validez}>Válida hasta {formatFecha(carnet.vencimiento)}</p>
          <div className={estilos.qr}>{qr}</div>
          <p className={estilos.codigo}>
            Código <strong>{comienzoDeCodigo(persona.codigo_qr)}</strong>
          </p>
          <Consultado desde={desde} />
        </div>
      </article>
      {abajo}
      {document.fullscreenEnabled && (
        <Group justify="center">
          <Button
            variant="default"
            leftSection={<Icono nombre="agrandar" />}
            onClick={() => void tarjeta.current?.requestFullscreen()}
          >
            Pantalla completa
          </Button>
        </Group>
      )}
    </div>
  );
};

const Colegio = ({ numero }: { numero: string }) => {
  const colegio = useColegioALaVista();
  return (
    <header className={estilos.colegio}>
      {colegio?.marca_url && <img src={colegio.marca_url} width="40" height="40" alt="" />}
      <div>
        {colegio && <p className={estilos.delColegio}>{colegio.nombre}</p>}
        <p>
          Credencial profesional <span className={estilos.entero}>N.º {numero}</span>
        </p>
      </div>
    </header>
  );
};
