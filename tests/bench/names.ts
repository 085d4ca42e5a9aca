/** Names as they are met in European clinics; 90 × 120 pairs, so a whole name is rare and a part of one is not. */
export const FIRST_NAMES =
  `Anna Ben Carla David Elena Felix Greta Hannah Ines Jonas Klara Lukas Marie Noah Olga Paul
Rosa Simon Tereza Ulrich Vera Wanda Yusuf Zoe Aleksandra Bastian Camille Dimitri Esther Fabian Giulia Henrik Ingrid
Javier Katarzyna Leon Magdalena Niklas Oskar Petra Quentin Rebecca Stefan Theresa Urszula Viktor Wilhelm Xenia Yvonne
Zdenek Agnes Bruno Chiara Dominik Emilia Francesco Gabriele Helena Ivan Julia Konrad Lena Matteo Natalia Oliver Pia
Rafael Sofia Tomas Uta Valentin Wiebke Alma Boris Celine Dora Erik Fatima Georg Hugo Iris Jan Karin Ludwig Mira Nils
Ophelia Pavel Ruth Sven`.split(/\s+/);

export const SURNAMES =
  `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Richter Klein
Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier Walter
Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Martin Bernard Dubois Thomas Robert Richard Petit
Durand Leroy Moreau Garcia Gonzalez Rodriguez Fernandez Lopez Martinez Sanchez Perez Gomez Ruiz Nowak Kowalski Wisniewski
Wojcik Kowalczyk Kaminski Lewandowski Zielinski Novak Svoboda Novotny Dvorak Cerny Prochazka Kucera Jansen Visser Smit
Bakker Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Andersson Johansson Karlsson Nilsson Eriksson Larsson
Olsson Persson Svensson Gustafsson Hansen Olsen Larsen Johansen Andersen Pedersen Nielsen Jensen Madsen Kristensen
Papadopoulos Georgiou Ionescu Popescu Horvath Kovacs Szabo Toth Nagy Varga Silva Santos Ferreira Pereira Oliveira Costa
Rodrigues Martins`.split(/\s+/);
